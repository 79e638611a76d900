import type { Account } from '@huoban/contracts/api';
import { joinClasses } from '../../join-classes';
import { FIGURES } from './figures';
import styles from './avatar.module.css';

/** Background colours; the account names one. */
export const AVATAR_COLORS = [
  'vermilion',
  'amber',
  'teal',
  'pink',
  'indigo',
  'lime',
  'orange',
  'sky',
] as const;
export type AvatarColor = (typeof AVATAR_COLORS)[number];

interface AvatarProps {
  avatar: Account['avatar'];
  className?: string;
}

/** Avatar of an account. Decorative, because the name is shown beside it. */
export function Avatar({ avatar, className }: AvatarProps) {
  const figure = FIGURES[Math.abs(avatar.index) % FIGURES.length] ?? [];
  const tone = AVATAR_COLORS.find((color) => color === avatar.color) ?? AVATAR_COLORS[0];
  const [outline] = figure;
  return (
    <span className={joinClasses(styles.avatar, styles[tone], className)}>
      <svg viewBox="0 0 120 120" aria-hidden focusable="false" className={styles.drawing}>
        {outline && <path d={outline.d} className={styles.plate} transform="translate(4 4)" />}
        {figure.map(({ ink, d }) => (
          <path key={d} d={d} className={styles[ink]} />
        ))}
      </svg>
    </span>
  );
}
