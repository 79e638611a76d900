import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime, Link, paths, useApiQuery, useText } from '@huoban/runtime';
import { buttonClass, Icon } from '@huoban/ui';
import { STORY, type Story } from '../../components/story-queries';
import styles from './story-link.module.css';

/** The first story, and with it every other one: one answer for the pages of all partners. */
const STORIES_INPUT = { query: {} };

/** Loads which partners tell stories. The page does without when that fails. */
export async function loadStories({ api, cache, language }: PageContext): Promise<void> {
  const stories = apiQuery(api, language, STORY, STORIES_INPUT, { quiet: true });
  await inTime(cache.query({ ...stories, staleTime: 'static' }).catch(() => undefined));
}

const storyBy = (partnerId: string, first: Story) =>
  [first, ...first.others].find(({ character }) => character.id === partnerId);

/** Leads to the story that the partner tells, if there is one. */
export function StoryLink({ partnerId }: { partnerId: string }) {
  const text = useText();
  const { data } = useApiQuery(STORY, STORIES_INPUT, { quiet: true });
  const story = data && storyBy(partnerId, data);
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
