import { joinClasses } from '../../join-classes';
import styles from './qr-code.module.css';

/** Quiet zone in modules, as the standard requires. */
const QUIET = 4;

export interface QrCodeProps {
  /** Modules per side. */
  size: number;
  /** SVG path of the dark modules on a `size`×`size` grid. */
  path: string;
  /** Target of the code. */
  label: string;
  className?: string;
}

/** QR code, always dark on light, with the width of its container. */
export function QrCode({ size, path, label, className }: QrCodeProps) {
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={joinClasses(styles.code, className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
