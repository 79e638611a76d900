import { joinClasses } from '@huoban/ui';
import styles from './header-spacer.module.css';

interface HeaderSpacerProps {
  /** The configuration forces the mobile layout, however wide the window is. */
  forcedMobile: boolean;
  /** On the home page, whose first screen lies under the header. */
  overlaid: boolean;
}

/** Keeps the header's height free before it mounts. The window's width decides it, as it decides the header. */
export function HeaderSpacer({ forcedMobile, overlaid }: HeaderSpacerProps) {
  return (
    <div
      aria-hidden
      className={joinClasses(
        styles.place,
        forcedMobile && styles.mobile,
        overlaid && styles.overlaid,
      )}
    />
  );
}
