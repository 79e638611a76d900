import { useQuery } from '@tanstack/react-query';
import type { PageContext } from '@huoban/contracts';
import {
  apiQuery,
  inTime,
  notFound,
  useApi,
  useApiQuery,
  useLanguage,
  useLateData,
  usePage,
  useSession,
} from '@huoban/runtime';
import { SCENES, STORY, type Story } from '../../components/story-queries';

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

/**
 * Account id of the reader (null for a visitor without a login) and the stored progress; call it inside an `observer`.
 * The page data is the same for all visitors, so the progress is fetched under a query key with the account id.
 */
export function useProgress(storyId: string) {
  const { ready, userInfo } = useSession();
  const api = useApi();
  const language = useLanguage();
  const accountId = ready ? (userInfo?.web_user_id ?? null) : null;
  const input = { query: { quest_id: storyId } };
  const { data } = useQuery({
    queryKey: [language, STORY, input, accountId],
    queryFn: ({ signal }) => api.call(STORY, input, { signal }),
    enabled: accountId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return { accountId, progress: data?.progress ?? null };
}
