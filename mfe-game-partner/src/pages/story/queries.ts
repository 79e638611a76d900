import type { PageContext } from '@huoban/contracts';
import { apiQuery, inTime, notFound, useApiQuery, useLateData, usePage } from '@huoban/runtime';
import { SCENES, STORY, useOwnStory, type Story } from '../../components/story-queries';

/** Limit of the service for ids. */
const MAX_ID_LENGTH = 64;

const storyInput = ({ id = '' }: Record<string, string>) => ({ query: { quest_id: id.trim() } });

/** Loads the story in the URL and its scenes. A malformed or unknown id is a 404. */
export async function loadStory({ api, cache, language, params }: PageContext): Promise<void> {
  const input = storyInput(params);
  const { length } = input.query.quest_id;
  if (length === 0 || length > MAX_ID_LENGTH) throw notFound(`no story "${params['id'] ?? ''}"`);
  await inTime(
    Promise.all([
      cache.query({ ...apiQuery(api, language, STORY, input), staleTime: 'static' }),
      cache.query({ ...apiQuery(api, language, SCENES, input), staleTime: 'static' }),
    ]),
  );
}

/** The story that `loadStory` stored in the cache. */
export const cachedStory = ({ cache, language, params }: PageContext): Story | undefined =>
  cache.getQueryData<Story>([language, STORY, storyInput(params)]);

/** Story and scenes of the URL. */
export function useStory() {
  const input = storyInput(usePage().params);
  const story = useApiQuery(STORY, input);
  const scenes = useApiQuery(SCENES, input);
  useLateData(story.data !== undefined && scenes.data !== undefined, story.error ?? scenes.error);
  return {
    story: story.data,
    scenes: scenes.data?.items,
    error: story.error ?? scenes.error,
    isFetching: story.isFetching || scenes.isFetching,
    refetch: () => void Promise.all([story.refetch(), scenes.refetch()]),
  };
}

/** Account id of the reader (null for a visitor without a login) and the stored progress; call it inside an `observer`. */
export function useProgress(storyId: string) {
  const { accountId, story } = useOwnStory({ query: { quest_id: storyId } });
  return { accountId, progress: story?.progress ?? null };
}
