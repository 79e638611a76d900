import { useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import type { Scene, Story } from '../../../components/story-queries';
import styles from './first-lines.module.css';
import { scenesToFirstChoice } from '../reading/reading';

/** Anchor of the first lines, linked from the title page. */
export const FIRST_LINES = 'first-lines';

/** The story up to the first choice, as plain text. */
export function FirstLines({ story, scenes }: { story: Story; scenes: Scene[] }) {
  const text = useText();
  const scenesShown = scenesToFirstChoice(scenes, story.start_scene_id);
  const choices = scenesShown.at(-1)?.choices ?? [];
  if (scenesShown.length === 0) return null;
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
          {scenesShown.flatMap(({ id, lines }) =>
            lines.map((line) => <p key={`${id} ${line}`}>{line}</p>),
          )}
          {choices.length > 0 && (
            <>
              <p className={styles.fork} id="fork">
                {text('story.choices')}
              </p>
              <ul role="list" className={styles.choices} aria-labelledby="fork">
                {choices.map((choice) => (
                  <li key={choice.id}>{choice.text}</li>
                ))}
              </ul>
            </>
          )}
          <noscript>
            <p className={styles.note}>{text('story.withoutScript')}</p>
          </noscript>
        </div>
      </div>
    </section>
  );
}
