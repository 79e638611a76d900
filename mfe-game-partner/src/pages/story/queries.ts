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

/** Longest id that the service accepts. */
const MAX_ID_LENGTH = 64;

const storyInput = ({ id = '' }: Record<string, string>) => ({ query: { quest_id: id.trim() } });

/** Loads the story that the address names, with its scenes; a malformed or unknown id is a 404. */
export async function loadStory({ api, cache, language, params }: PageContext): Promise<void> {
  const input = storyInput(params);
  const { length } = input.query.quest_id;
  if (length === 0 || length > MAX_ID_LENGTH) throw notFound(`no story "${params['id'] ?? ''}"`);
  const quiet = { quiet: true };
  await inTime(
    Promise.all([
      cache.query({ ...apiQuery(api, language, STORY, input, quiet), staleTime: 'static' }),
      cache.query({ ...apiQuery(api, language, SCENES, input, quiet), staleTime: 'static' }),
    ]),
  );
}

/** The story that `loadStory` has put into the cache, for the head of the page. */
export const cachedStory = ({ cache, language, params }: PageContext): Story | undefined =>
  cache.getQueryData<Story>([language, STORY, storyInput(params)]);

/** Story and scenes of the address. */
export function useStory() {
  const input = storyInput(usePage().params);
  const story = useApiQuery(STORY, input, { quiet: true });
  const scenes = useApiQuery(SCENES, input, { quiet: true });
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
 * Who reads, and how far the service knows them to be; call it inside an `observer`. The story of the page is the same
 * for everybody; the place in it is asked for apart, under a key of the reader, so that nobody sees another's.
 */
export function useReader(storyId: string) {
  const { ready, userInfo } = useSession();
  const api = useApi();
  const language = useLanguage();
  const reader = ready ? (userInfo?.web_user_id ?? null) : null;
  const input = { query: { quest_id: storyId } };
  const { data } = useQuery({
    queryKey: [language, STORY, input, reader],
    queryFn: ({ signal }) => api.call(STORY, input, { signal, quiet: true }),
    enabled: reader !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return { reader, progress: data?.progress ?? null };
}
