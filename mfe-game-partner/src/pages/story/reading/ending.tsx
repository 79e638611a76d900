import { AppLink, Link, paths, useText } from '@huoban/runtime';
import { Button, buttonClass, Heading, Icon } from '@huoban/ui';
import type { Scene, Story } from '../../../components/story-queries';
import styles from './ending.module.css';

/** An ending of the story; its title once the reader has found it. */
export interface EndingEntry {
  id: string;
  title: string | null;
}

interface EndingProps {
  story: Story;
  ending: NonNullable<Scene['ending']>;
  /** The scene of this ending. */
  sceneId: string;
  endings: readonly EndingEntry[];
  onReplay: () => void;
}

/** The ending, all endings as far as they are found, and links. */
export function Ending({ story, ending, sceneId, endings, onReplay }: EndingProps) {
  const text = useText();
  const { id, name } = story.character;
  const found = endings.filter(({ title }) => title !== null).length;
  const next = story.others.find(({ character }) => character.id !== id);
  return (
    <div className={styles.ending}>
      <p className={styles.count}>{text('story.found', { found, count: story.ending_count })}</p>
      <Heading level={2} size="1">
        {ending.title}
      </Heading>
      <p className={styles.text}>{ending.text}</p>
      <ul role="list" className={styles.map} aria-label={text('story.map')}>
        {endings.map((entry) => (
          <li
            key={entry.id}
            className={entry.title === null ? styles.hidden : undefined}
            aria-current={entry.id === sceneId ? 'true' : undefined}
          >
            {entry.title ?? text('story.notFound')}
          </li>
        ))}
      </ul>
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
