import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime, useApiQuery } from '@huoban/runtime';
import { loadPartner } from '../../components/partner-queries';
import { STORY } from '../../components/story-queries';

/** Without an id the service returns the first story with a list of all others, so all partners share one response. */
const STORIES_INPUT = { query: {} };

/** The page renders without stories if they fail. */
async function loadStories({ api, cache, language }: PageContext): Promise<void> {
  const stories = apiQuery(api, language, STORY, STORIES_INPUT);
  await inTime(cache.query({ ...stories, staleTime: 'static' }).catch(() => undefined));
}

/** Loads the partner and the stories. */
export async function loadDetail(context: PageContext): Promise<void> {
  await Promise.all([loadPartner(context), loadStories(context)]);
}

/** The story of a partner, if it has one. */
export function useStoryOf(partnerId: string) {
  const { data } = useApiQuery(STORY, STORIES_INPUT);
  const stories = data ? [data, ...data.others] : [];
  return stories.find(({ character }) => character.id === partnerId);
}
