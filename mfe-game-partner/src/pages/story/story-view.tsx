import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import type { Scene, Story } from '../../components/story-queries';
import { PartnerPicture } from '../../components/partner-picture';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { Backdrop } from './backdrop';
import { FirstLines } from './title-page/first-lines';
import styles from './story-view.module.css';
import { TitlePage } from './title-page/title-page';
import { OtherStories } from './other-stories';
import { useReadingPosition } from './reading/reading-position';
import { SceneReader } from './reading/scene-reader';
import { useReader } from './queries';
import { useReading } from './reading/use-reading';

/** A story: its title page, then the reading itself on the same stage, and the other stories below. */
export const StoryView = observer(function Novel({
  story,
  scenes,
}: {
  story: Story;
  scenes: Scene[];
}) {
  const text = useText();
  const { reader, progress } = useReader(story.id);
  const state = useReading(scenes, { storyId: story.id, accountId: reader });
  const kept = useReadingPosition(reader, story.id);
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
          <SceneReader
            story={story}
            state={{ ...state, reading, scene }}
            found={found}
            onReplay={begin}
          />
        ) : (
          <TitlePage
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
