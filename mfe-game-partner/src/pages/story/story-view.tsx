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
import { useReadingPosition } from '../../components/reading-position';
import { SceneReader } from './reading/scene-reader';
import { useProgress } from './queries';
import { useReading } from './reading/use-reading';

/** Title page or current scene of a story, with the other stories below. */
export const StoryView = observer(function Novel({
  story,
  scenes,
}: {
  story: Story;
  scenes: Scene[];
}) {
  const text = useText();
  const { accountId, progress } = useProgress(story.id);
  const state = useReading(scenes, { storyId: story.id, accountId });
  const position = useReadingPosition(accountId, story.id);
  const stored = new Set([...(progress?.ending_ids ?? []), ...(position?.endingIds ?? [])]);
  const found = new Set(scenes.flatMap(({ id, ending }) => (ending && stored.has(id) ? [id] : [])));
  const { reading, scene } = state;
  const lastScene = scenes.find(({ id }) => id === (position?.sceneId ?? progress?.scene_id));
  const resumeSceneId =
    lastScene && !lastScene.ending && lastScene.id !== story.start_scene_id ? lastScene.id : null;
  const restart = () => state.start(story.start_scene_id);
  const picture = scene?.picture ?? story.picture;
  const started = reading !== null;
  const section = useRef<HTMLElement>(null);

  // On mobile the title page is taller than the scene, so the text could start outside the viewport.
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
            scenes={scenes}
            found={found}
            onReplay={restart}
          />
        ) : (
          <TitlePage
            story={story}
            endingsFound={found.size}
            onStart={restart}
            onResume={resumeSceneId === null ? null : () => state.start(resumeSceneId)}
          />
        )}
      </section>
      {!reading && <FirstLines story={story} scenes={scenes} />}
      <OtherStories stories={story.others} />
    </>
  );
});
