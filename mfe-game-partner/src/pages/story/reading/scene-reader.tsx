import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '@huoban/runtime';
import { Heading, Icon, joinClasses, VisuallyHidden } from '@huoban/ui';
import type { Scene, Story } from '../../../components/story-queries';
import { ReplyForm } from './reply-form';
import { Backlog } from './backlog';
import { Choices } from './choices';
import { Ending } from './ending';
import { nextStep, type Reading } from './reading';
import styles from './scene-reader.module.css';
import { ReaderToolbar } from './reader-toolbar';
import { NEXT_SPEED, useAttention, useAutoAdvance, type Speed } from './use-auto-advance';
import { useReaderKeys } from './use-reader-keys';
import type { useReading } from './use-reading';

interface SceneReaderProps {
  story: Story;
  state: ReturnType<typeof useReading> & { reading: Reading; scene: Scene };
  found: number;
  onReplay: () => void;
}

/** One line at a time, and what the reader can do about it. */
export function SceneReader({ story, state, found, onReplay }: SceneReaderProps) {
  const text = useText();
  const language = useLanguage();
  const { reading, scene, busy, problem, readOn, choose, say, leave } = state;
  const [auto, setAuto] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [backlog, setBacklog] = useState(false);
  const words = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const attentive = useAttention(sheet);
  const way = nextStep(reading, scene);
  const line = reading.log.at(-1);

  // What was focused goes away with each turn; without this the focus would be lost with it.
  useEffect(() => {
    words.current?.focus({ preventScroll: true });
    words.current?.scrollIntoView({ block: 'nearest' });
  }, [way]);
  useReaderKeys({
    readOn: () => way === 'on' && !backlog && readOn(),
    pick: (index) => {
      const choice = scene.choices[index];
      if (way === 'choose' && !backlog && choice) void choose(choice);
    },
  });
  useAutoAdvance(
    auto && !backlog && !attentive && way === 'on',
    { line: line?.text ?? '', key: reading.log.length, language, speed },
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
      <ReaderToolbar
        auto={auto}
        speed={speed}
        onAuto={setAuto}
        onSpeed={() => setSpeed(NEXT_SPEED[speed])}
        onBacklog={() => setBacklog(true)}
        onLeave={leave}
      />
      <div
        ref={words}
        tabIndex={-1}
        role="group"
        aria-label={story.title}
        className={joinClasses(styles.words, way === 'on' && styles.through)}
      >
        {problem && (
          <p role="status" className={styles.problem}>
            <Icon name="warning" />
            {problem}
          </p>
        )}
        <div
          ref={sheet}
          aria-live="polite"
          aria-atomic
          className={styles.sheet}
          data-surface="paper"
        >
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
            <button
              type="button"
              className={styles.more}
              tabIndex={-1}
              aria-hidden
              onClick={readOn}
            >
              <Icon name="chevron-down" />
            </button>
          )}
        </div>
        {way === 'choose' && (
          <>
            <Choices
              choices={scene.choices}
              busy={busy}
              onChoose={(choice) => void choose(choice)}
            />
            <ReplyForm name={story.character.name} busy={busy} onSay={say} />
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
