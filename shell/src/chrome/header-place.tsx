import type { Device } from '@huoban/contracts';
import { joinClasses } from '@huoban/ui';
import styles from './header-place.module.css';

/** Keeps the header's height free before it mounts; `overlaid` on the home page, whose first screen lies under it. */
export function HeaderPlace({ device, overlaid = false }: { device: Device; overlaid?: boolean }) {
  return (
    <div
      aria-hidden
      className={joinClasses(styles.place, styles[device], overlaid && styles.overlaid)}
    />
  );
}
