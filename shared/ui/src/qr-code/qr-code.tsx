import { joinClasses } from '../join-classes';
import styles from './qr-code.module.css';

/** Modules of empty paper around the code, as its standard asks. */
const QUIET = 4;

export interface QrCodeProps {
  /** Modules per side. */
  size: number;
  /** SVG path of the dark modules on a `size`×`size` grid. */
  path: string;
  /** What the code opens. */
  label: string;
  className?: string;
}

/** A code to scan, always dark on light; as wide as its place. */
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
