import { joinClasses } from '../../join-classes';
import { SHAPES, type Shape } from './shapes';
import styles from './icon.module.css';

export type IconName = keyof typeof SHAPES;

/**
 * Icon in the size and colour of the surrounding text. Hidden from screen readers: its parent needs an accessible name.
 */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  const shape: Shape = SHAPES[name];
  return (
    <svg
      aria-hidden
      focusable="false"
      viewBox="0 0 24 24"
      className={joinClasses(styles.icon, className)}
    >
      {shape.line && <path d={shape.line} fill="none" stroke="currentColor" strokeWidth="2" />}
      {shape.fill && <path d={shape.fill} fill="currentColor" />}
    </svg>
  );
}
