import { joinClasses } from '@huoban/ui';
import styles from './header-spacer.module.css';

interface HeaderSpacerProps {
  /** The configuration forces the mobile layout, however wide the window is. */
  forcedMobile: boolean;
  /** The header overlays the first screen of the home page. */
  overlaid: boolean;
}

/** Reserves the header's height before it mounts; like the header, it depends on the width of the window. */
export function HeaderSpacer({ forcedMobile, overlaid }: HeaderSpacerProps) {
  return (
    <div
      aria-hidden
      className={joinClasses(
        styles.spacer,
        forcedMobile && styles.mobile,
        overlaid && styles.overlaid,
      )}
    />
  );
}
