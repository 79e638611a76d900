import type { EndpointPayload } from '@huoban/contracts/api';

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
