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
import { NEXT_SPEED, useAutoAdvancePaused, useAutoAdvance, type Speed } from './use-auto-advance';
import { useReaderKeys } from './use-reader-keys';
import type { useReading } from './use-reading';

interface SceneReaderProps {
  story: Story;
  state: ReturnType<typeof useReading> & { reading: Reading; scene: Scene };
  scenes: readonly Scene[];
  /** Scenes of the endings found so far. */
  found: ReadonlySet<string>;
  onReplay: () => void;
}

/** Shows one line at a time with choices, toolbar and backlog. */
export function SceneReader({ story, state, scenes, found, onReplay }: SceneReaderProps) {
  const text = useText();
  const language = useLanguage();
  const { reading, scene, busy, errorText, advance, choose, reply, leave } = state;
  const [auto, setAuto] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const [isBacklogOpen, setBacklogOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isPaused = useAutoAdvancePaused(sheet);
  const step = nextStep(reading, scene);
  const line = reading.log.at(-1);

  // The focused control is removed with each step, so the focus moves to the content.
  useEffect(() => {
    content.current?.focus({ preventScroll: true });
    content.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  useReaderKeys({
    advance: () => step === 'advance' && !isBacklogOpen && advance(),
    pick: (index) => {
      const choice = scene.choices[index];
      if (step === 'choose' && !isBacklogOpen && choice) void choose(choice);
    },
  });
  useAutoAdvance(
    auto && !isBacklogOpen && !isPaused && step === 'advance',
    { line: line?.text ?? '', key: reading.log.length, language, speed },
    advance,
  );

  return (
    <div className={styles.stage} data-step={step}>
      <VisuallyHidden>
        <Heading level={1}>{story.title}</Heading>
      </VisuallyHidden>
      {step === 'advance' && (
        <button type="button" className={styles.tap} onClick={advance}>
          <VisuallyHidden>{text('story.next')}</VisuallyHidden>
        </button>
      )}
      <ReaderToolbar
        auto={auto}
        speed={speed}
        onAuto={setAuto}
        onSpeed={() => setSpeed(NEXT_SPEED[speed])}
        onBacklog={() => setBacklogOpen(true)}
        onLeave={leave}
      />
      <div
        ref={content}
        tabIndex={-1}
        role="group"
        aria-label={story.title}
        className={joinClasses(styles.content, step === 'advance' && styles.clickThrough)}
      >
        {errorText && (
          <p role="status" className={styles.error}>
            <Icon name="warning" />
            {errorText}
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
          {step === 'advance' && (
            <button
              type="button"
              className={styles.more}
              tabIndex={-1}
              aria-hidden
              onClick={advance}
            >
              <Icon name="chevron-down" />
            </button>
          )}
        </div>
        {step === 'choose' && (
          <>
            <Choices
              choices={scene.choices}
              busy={busy}
              onChoose={(choice) => void choose(choice)}
            />
            <ReplyForm name={story.character.name} busy={busy} onSend={reply} />
          </>
        )}
        {step === 'end' && scene.ending && (
          <Ending
            story={story}
            ending={scene.ending}
            sceneId={scene.id}
            scenes={scenes}
            found={found}
            onReplay={onReplay}
          />
        )}
      </div>
      <Backlog lines={reading.log} open={isBacklogOpen} onClose={() => setBacklogOpen(false)} />
    </div>
  );
}
