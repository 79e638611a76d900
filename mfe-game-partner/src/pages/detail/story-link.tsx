import { Link, paths, useText } from '@huoban/runtime';
import { buttonClass, Icon } from '@huoban/ui';
import { useStoryOf } from './queries';
import styles from './story-link.module.css';

/** Link to the story of the partner. Renders nothing if there is none. */
export function StoryLink({ partnerId }: { partnerId: string }) {
  const text = useText();
  const story = useStoryOf(partnerId);
  if (!story) return null;
  return (
    <Link
      to={paths.partnerStory(story.id)}
      className={buttonClass('ghost', 'medium', styles.story)}
    >
      <Icon name="book" />
      {text('detail.story', { title: story.title })}
    </Link>
  );
}
