import styles from './empty-stage-picture.module.css';

const STAGE = 'M14 20h212v124H14z';
const CURTAINS = 'M14 20h62c-2 44-16 78-42 96l-20 4zM226 20h-62c2 44 16 78 42 96l20 4z';

/** Illustration of an empty stage. */
export function EmptyStagePicture() {
  return (
    <svg aria-hidden viewBox="0 0 250 170" className={styles.stage}>
      <path className={styles.plate} transform="translate(8 8)" d={STAGE} />
      <path className={styles.wall} d={STAGE} />
      <path className={styles.light} d="M120 20l46 124H74z" />
      <path className={styles.floor} d="M14 124h212v20H14z" />
      <ellipse className={styles.spot} cx="120" cy="132" rx="42" ry="8" />
      <path className={styles.curtain} d={CURTAINS} />
      <path className={styles.rail} d="M6 12h228v10H6z" />
    </svg>
  );
}
