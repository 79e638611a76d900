import { observer } from 'mobx-react-lite';
import { Link, paths, useText } from '@huoban/runtime';
import { Heading, Icon, Picture, PicturePlaceholder, Tag } from '@huoban/ui';
import { useReadingPosition } from '../../../components/reading-position';
import type { StoryCard } from '../../../components/story-queries';
import { useShelf } from '../queries';
import styles from './story-shelf.module.css';

/** `sizes` of a cover. */
const COVER_SIZES = '(max-width: 768px) 70vw, 320px';

/** All stories, with how far the reader has come. Nothing without stories: the page is complete without. */
export const StoryShelf = observer(function Shelf() {
  const text = useText();
  const { accountId, stories } = useShelf();
  if (stories.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby="story-shelf">
      <Heading level={2} size="3" id="story-shelf">
        {text('story.shelf')}
      </Heading>
      <ul role="list" className={styles.list}>
        {stories.map((story) => (
          <li key={story.id} className={styles.item}>
            <ShelfStory story={story} accountId={accountId} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function ShelfStory({ story, accountId }: { story: StoryCard; accountId: string | null }) {
  const text = useText();
  const { id, title, character, minutes, ending_count: endings, progress, picture } = story;
  const position = useReadingPosition(accountId, id);
  const found = new Set([...(progress?.ending_ids ?? []), ...(position?.endingIds ?? [])]);
  const scene = position?.sceneId ?? progress?.scene_id;
  // The first scene has not begun, an ending is over.
  const isUnderway = scene !== undefined && scene !== story.start_scene_id && !found.has(scene);
  return (
    <Link to={paths.partnerStory(id)} className={styles.story}>
      <span className={styles.cover}>
        {picture ? (
          <Picture picture={picture} sizes={COVER_SIZES} alt="" />
        ) : (
          <PicturePlaceholder id={id} name={title} figure="silhouette" alt="" />
        )}
        {isUnderway && (
          <span className={styles.tag}>
            <Tag tone="teal">{text('story.resume')}</Tag>
          </span>
        )}
      </span>
      <span className={styles.title}>{title}</span>
      <span className={styles.facts}>
        <span>{character.name}</span>
        <span>
          <Icon name="clock" />
          {text('story.minutes', { count: minutes })}
        </span>
        <span>
          <Icon name="star" />
          {found.size > 0
            ? text('story.found', { found: found.size, count: endings })
            : text('story.endings', { count: endings })}
        </span>
      </span>
    </Link>
  );
}
