import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import type { Scene, Story } from '../../components/story';
import { PartnerPicture } from '../../components/partner-picture';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { Backdrop } from './backdrop';
import { FirstLines } from './first-lines';
import styles from './novel.module.css';
import { Opening } from './opening';
import { OtherStories } from './other-stories';
import { useKeptPlace } from './places';
import { Stage } from './stage';
import { useReader } from './story-data';
import { useReading } from './use-reading';

/** A story: its title page, then the reading itself on the same stage, and the other stories below. */
export const Novel = observer(function Novel({ story, scenes }: { story: Story; scenes: Scene[] }) {
  const text = useText();
  const { reader, progress } = useReader(story.id);
  const state = useReading(scenes, { storyId: story.id, reader });
  const kept = useKeptPlace(reader, story.id);
  const found = new Set([...(progress?.ending_ids ?? []), ...(kept?.endingIds ?? [])]).size;
  const { reading, scene } = state;
  const left = scenes.find(({ id }) => id === (kept?.sceneId ?? progress?.scene_id));
  const resumable = left && !left.ending && left.id !== story.start_scene_id ? left.id : null;
  const begin = () => state.start(story.start_scene_id);
  const picture = scene?.picture ?? story.picture;
  const started = reading !== null;
  const section = useRef<HTMLElement>(null);

  // The title page is taller than the reading on a phone: whoever scrolled to its button would start below the line.
  useEffect(() => {
    if (started) section.current?.scrollIntoView({ block: 'start' });
  }, [started]);

  return (
    <>
      <section
        ref={section}
        className={joinClasses(styles.stage, started && styles.reading, picture && styles.drawn)}
        data-surface="night"
        aria-label={story.title}
      >
        <Backdrop picture={picture} cover={!started} />
        {!picture && (
          <div className={styles.partner}>
            <PartnerPicture
              partner={story.character}
              sizes={PORTRAIT_SIZES}
              alt={text('detail.portrait', { name: story.character.name })}
              priority
            />
          </div>
        )}
        {reading && scene ? (
          <Stage
            story={story}
            state={{ ...state, reading, scene }}
            found={found}
            onReplay={begin}
          />
        ) : (
          <Opening
            story={story}
            found={found}
            onStart={begin}
            onResume={resumable === null ? null : () => state.start(resumable)}
          />
        )}
      </section>
      {!reading && <FirstLines story={story} scenes={scenes} />}
      <OtherStories stories={story.others} />
    </>
  );
});
