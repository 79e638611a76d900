import styles from './illustrations.module.css';

/** Rows of halftone dots. */
const DOTS = Array.from(
  { length: 9 },
  (_, row) => `M${row % 2 ? 70 : 75} ${40 + row * 12}H170`,
).join('');

/** A poster without a figure. */
export function EmptyIllustration() {
  return (
    <svg aria-hidden viewBox="46 0 150 180" className={styles.illustration}>
      <g transform="rotate(-4 120 90)">
        <path className={styles.plate} d="M68 24h114v144H68z" />
        <path className={styles.paper} d="M60 16h114v144H60z" />
        <path className={styles.dots} d={DOTS} />
        <path
          className={styles.dashed}
          d="M117 52c-17 0-26 12-26 27s10 29 26 29 26-14 26-29-9-27-26-27zM76 158c0-28 15-38 41-38s41 10 41 38"
        />
      </g>
      <path className={styles.pin} d="M106 8h20v14h-20z" />
    </svg>
  );
}

/** A torn poster. */
export function ErrorIllustration() {
  const tear = 'l16 12 14-15 18 13 15-14 17 15 16-13 18 12';
  return (
    <svg aria-hidden viewBox="48 0 150 180" className={styles.illustration}>
      <g transform="rotate(-3 120 60)">
        <path
          className={styles.second}
          d="M69 18h114v66l-18-12-16 13-17-15-15 14-18-13-14 15-16-12z"
        />
        <path
          className={styles.action}
          d="M63 12h114v66l-18-12-16 13-17-15-15 14-18-13-14 15-16-12z"
        />
        <path className={styles.stroke} d="M92 40l14 14M106 40L92 54M134 40l14 14M148 40l-14 14" />
      </g>
      <g transform="translate(6 14) rotate(7 120 120)">
        <path className={styles.plate} d={`M69 94${tear}v54H69z`} />
        <path className={styles.paper} d={`M63 88${tear}v54H63z`} />
        <path className={styles.strokeDark} d="M98 126c8-12 36-12 44 0" />
      </g>
    </svg>
  );
}

/** An unplugged connector. */
export function OfflineIllustration() {
  return (
    <svg aria-hidden viewBox="0 0 240 180" className={styles.illustration}>
      <path className={styles.cable} d="M0 132c34 0 22-44 56-44" />
      <path className={styles.cable} d="M240 48c-34 0-22 44-56 44" />
      <path className={styles.plate} d="M58 70h40v44H58z" />
      <path className={styles.paper} d="M52 64h40v44H52zM92 72h16v7H92zM92 93h16v7H92z" />
      <path className={styles.second} d="M154 72h40v44h-40z" />
      <path className={styles.action} d="M148 66h40v44h-40z" />
      <path className={styles.hole} d="M148 74h9v7h-9zM148 95h9v7h-9z" />
      <path className={styles.spark} d="M128 40l-8 18h12l-8 18M122 106l-4 14M136 108l6 12" />
    </svg>
  );
}
