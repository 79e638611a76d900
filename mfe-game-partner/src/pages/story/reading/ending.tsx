import { AppLink, Link, paths, useText } from '@huoban/runtime';
import { Button, buttonClass, Heading, Icon } from '@huoban/ui';
import type { Scene, Story } from '../../../components/story-queries';
import { EndingsMap } from '../endings/endings-map';
import styles from './ending.module.css';

interface EndingProps {
  story: Story;
  ending: NonNullable<Scene['ending']>;
  /** The scene of this ending. */
  sceneId: string;
  scenes: readonly Scene[];
  /** Scenes of the endings found so far. */
  found: ReadonlySet<string>;
  onReplay: () => void;
}

/** The ending, the map of all endings, and links. */
export function Ending({ story, ending, sceneId, scenes, found, onReplay }: EndingProps) {
  const text = useText();
  const { id, name } = story.character;
  const next = story.others.find(({ character }) => character.id !== id);
  return (
    <div className={styles.ending}>
      <p className={styles.count}>
        {text('story.found', { found: found.size, count: story.ending_count })}
      </p>
      <Heading level={2} size="1">
        {ending.title}
      </Heading>
      <p className={styles.text}>{ending.text}</p>
      <EndingsMap story={story} scenes={scenes} found={found} currentId={sceneId} />
      <div className={styles.actions}>
        <Button size="large" icon="refresh" onClick={onReplay}>
          {text('story.replay')}
        </Button>
        {next && (
          <Link to={paths.partnerStory(next.id)} className={buttonClass('secondary', 'large')}>
            {text('story.another', { title: next.title })}
          </Link>
        )}
        <Link to={paths.partnerDetail(id)} className={buttonClass('ghost', 'large')}>
          {text('app.back', { name })}
        </Link>
        <AppLink className={buttonClass('ghost', 'large')}>
          <Icon name="download" />
          {text('app.phone')}
        </AppLink>
      </div>
    </div>
  );
}
