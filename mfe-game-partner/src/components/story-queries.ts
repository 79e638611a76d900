import { useQuery } from '@tanstack/react-query';
import type { EndpointInput, EndpointPayload } from '@huoban/contracts/api';
import { useApi, useLanguage, useSession } from '@huoban/runtime';

export const STORY = 'GET /api/quest/get_info';
export const SCENES = 'GET /api/quest/story/scenes';
export const RESPOND = 'POST /api/quest/get_chat_respond';

/** A story, with a list of the other stories. */
export type Story = EndpointPayload<typeof STORY>;
/** A story in a list. */
export type StoryCard = Story['others'][number];
/** Lines followed by choices, a next scene, or an ending. */
export type Scene = EndpointPayload<typeof SCENES>['items'][number];
export type Choice = Scene['choices'][number];
/** The response to a choice or a typed text. */
export type TurnResponse = EndpointPayload<typeof RESPOND>;

/**
 * Account id of the reader (null for a visitor without a login) and the story with its progress; call it inside an
 * `observer`. The page data is the same for all visitors, so this is fetched under a query key with the account id.
 */
export function useOwnStory(input: EndpointInput<typeof STORY>) {
  const { ready, userInfo } = useSession();
  const api = useApi();
  const language = useLanguage();
  const accountId = ready ? (userInfo?.web_user_id ?? null) : null;
  const { data } = useQuery({
    queryKey: [language, STORY, input, accountId],
    queryFn: ({ signal }) => api.call(STORY, input, { signal }),
    enabled: accountId !== null,
    staleTime: 0,
    gcTime: 0,
  });
  return { accountId, story: data };
}
