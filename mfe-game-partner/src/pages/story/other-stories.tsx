import { Link, paths, useText } from '@huoban/runtime';
import { Heading } from '@huoban/ui';
import { PartnerPicture } from '../../components/partner-picture';
import type { StoryCard } from '../../components/story-queries';
import styles from './other-stories.module.css';

/** Links to the other stories. */
export function OtherStories({ stories }: { stories: StoryCard[] }) {
  const text = useText();
  if (stories.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="other-stories">
      <Heading level={2} id="other-stories">
        {text('story.others')}
      </Heading>
      <ul role="list" className={styles.list}>
        {stories.map(({ id, title, summary, minutes, character }) => (
          <li key={id} className={styles.story}>
            <div className={styles.face}>
              <PartnerPicture partner={character} sizes="(max-width: 768px) 30vw, 180px" />
            </div>
            <div className={styles.text}>
              <Link to={paths.partnerStory(id)} className={styles.title}>
                {title}
              </Link>
              <p className={styles.partner}>
                {character.name} · {text('story.minutes', { count: minutes })}
              </p>
              <p className={styles.summary}>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
