import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import type { Scene, Story } from '../../components/story';
import styles from './first-lines.module.css';

/** Where the title page's button leads without a script. */
export const FIRST_LINES = 'first-lines';

/** How the story begins, as plain text. */
export function FirstLines({ story, scenes }: { story: Story; scenes: Scene[] }) {
  const text = useText();
  const first = scenes.find(({ id }) => id === story.start_scene_id);
  if (!first) return null;
  return (
    <section
      id={FIRST_LINES}
      className={styles.lines}
      data-surface="paper"
      aria-labelledby="beginning"
    >
      <div className={styles.inner}>
        <Heading level={2} id="beginning">
          {text('story.beginning')}
        </Heading>
        <div className={styles.text}>
          {first.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
