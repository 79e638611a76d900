import { useText } from '@huoban/runtime';
import { Avatar, AVATAR_COLORS, AVATAR_FIGURES, joinClasses, type AvatarColor } from '@huoban/ui';
import styles from './avatar-choice.module.css';

export interface ChosenAvatar {
  index: number;
  color: AvatarColor;
}

interface AvatarChoiceProps {
  avatar: ChosenAvatar;
  onChange: (avatar: ChosenAvatar) => void;
}

/** The drawn figures on the chosen colour, and the colours with the chosen figure. */
export function AvatarChoice({ avatar, onChange }: AvatarChoiceProps) {
  const text = useText();
  const figures = AVATAR_FIGURES.map((name, index) => ({
    name: text(`editor.figures.${name}`),
    avatar: { ...avatar, index },
  }));
  const colors = AVATAR_COLORS.map((color) => ({
    name: text(`editor.colors.${color}`),
    avatar: { ...avatar, color },
  }));
  return [
    { field: 'figure' as const, options: figures },
    { field: 'color' as const, options: colors },
  ].map(({ field, options }) => (
    <fieldset key={field} className={joinClasses(styles.choice, styles[field])}>
      <legend className={styles.legend}>{text(`editor.${field}`)}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.name} className={styles.option} title={option.name}>
            <input
              type="radio"
              name={field}
              aria-label={option.name}
              checked={option.avatar.index === avatar.index && option.avatar.color === avatar.color}
              onChange={() => onChange(option.avatar)}
              className={styles.input}
            />
            <Avatar avatar={option.avatar} className={styles.drawing} />
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
