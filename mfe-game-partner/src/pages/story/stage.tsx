import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '@huoban/runtime';
import { Heading, Icon, joinClasses, VisuallyHidden } from '@huoban/ui';
import type { Scene, Story } from '../../components/story';
import { AnswerForm } from './answer-form';
import { Backlog } from './backlog';
import { Choices } from './choices';
import { Ending } from './ending';
import { wayOf, type Reading } from './reading';
import styles from './stage.module.css';
import { Tools } from './tools';
import { useAutoAdvance } from './use-auto-advance';
import { useKeys } from './use-keys';
import type { useReading } from './use-reading';

interface StageProps {
  story: Story;
  state: ReturnType<typeof useReading> & { reading: Reading; scene: Scene };
  found: number;
  onReplay: () => void;
}

/** One line at a time, and what the reader can do about it. */
export function Stage({ story, state, found, onReplay }: StageProps) {
  const text = useText();
  const language = useLanguage();
  const { reading, scene, busy, problem, readOn, choose, say } = state;
  const [auto, setAuto] = useState(false);
  const [backlog, setBacklog] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const way = wayOf(reading, scene);
  const line = reading.log.at(-1);

  // What was focused goes away with each turn; without this the focus would be lost with it.
  useEffect(() => words.current?.focus({ preventScroll: true }), [way]);
  useKeys({
    readOn: () => way === 'on' && !backlog && readOn(),
    pick: (index) => {
      const choice = scene.choices[index];
      if (way === 'choose' && !backlog && choice) void choose(choice);
    },
  });
  useAutoAdvance(
    auto && !backlog && way === 'on',
    { line: line?.text ?? '', key: reading.log.length, language },
    readOn,
  );

  return (
    <div className={styles.stage}>
      <VisuallyHidden>
        <Heading level={1}>{story.title}</Heading>
      </VisuallyHidden>
      {way === 'on' && (
        <button type="button" className={styles.tap} onClick={readOn}>
          <VisuallyHidden>{text('story.next')}</VisuallyHidden>
        </button>
      )}
      <Tools auto={auto} onAuto={setAuto} onBacklog={() => setBacklog(true)} />
      <div
        ref={words}
        tabIndex={-1}
        className={joinClasses(styles.words, way === 'on' && styles.through)}
      >
        {problem && (
          <p role="status" className={styles.problem}>
            <Icon name="warning" />
            {problem}
          </p>
        )}
        <div aria-live="polite" aria-atomic className={styles.sheet} data-surface="paper">
          {line && (
            <div
              key={reading.log.length}
              className={joinClasses(styles.line, line.speaker === 'player' && styles.player)}
            >
              {line.speaker !== 'narrator' && (
                <p className={styles.speaker}>{line.name ?? text('detail.you')}</p>
              )}
              <p>{line.text}</p>
            </div>
          )}
          {way === 'on' && (
            <span className={styles.more}>
              <Icon name="chevron-down" />
            </span>
          )}
        </div>
        {way === 'choose' && (
          <>
            <Choices
              choices={scene.choices}
              busy={busy}
              onChoose={(choice) => void choose(choice)}
            />
            <AnswerForm name={story.character.name} busy={busy} onSay={say} />
          </>
        )}
        {way === 'end' && scene.ending && (
          <Ending story={story} ending={scene.ending} found={found} onReplay={onReplay} />
        )}
      </div>
      <Backlog lines={reading.log} open={backlog} onClose={() => setBacklog(false)} />
    </div>
  );
}
