import { joinClasses } from '@huoban/ui';
import styles from './beans-picture.module.css';

/** A bean that lies on its back, around the origin. */
const BEAN = 'M-92 6C-96-52-52-88 0-64C34-48 58-92 90-58C126-18 92 70 14 78C-46 84-88 62-92 6Z';

/** Degrees, position and ink of each bean. */
const BEANS = [
  { ink: styles.vermilion, place: 'translate(150 120) rotate(-24)' },
  { ink: styles.amber, place: 'translate(338 150) rotate(38)' },
  { ink: styles.lime, place: 'translate(236 268) rotate(8)' },
];

/** Three beans in the style of the posters: flat inks, a second ink beside them, and a shine. */
export function BeansPicture({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox="0 0 480 390" aria-hidden className={joinClasses(styles.picture, className)}>
      {BEANS.map(({ ink, place }) => (
        <g key={place}>
          <path d={BEAN} transform={`translate(12 12) ${place}`} className={styles.plate} />
          <g transform={place}>
            <path d={BEAN} className={ink} />
            <path d="M-62-6C-60-34-38-48-14-42" className={styles.shine} />
          </g>
        </g>
      ))}
    </svg>
  );
}
