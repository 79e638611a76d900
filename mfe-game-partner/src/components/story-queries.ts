import type { EndpointPayload } from '@huoban/contracts/api';

export const STORY = 'GET /api/quest/get_info';
export const SCENES = 'GET /api/quest/story/scenes';
export const RESPOND = 'POST /api/quest/get_chat_respond';

/** A story with every other one. */
export type Story = EndpointPayload<typeof STORY>;
/** A story as a list shows it. */
export type StoryCard = Story['others'][number];
/** Some lines with one way on: choices, a next scene, or an ending. */
export type Scene = EndpointPayload<typeof SCENES>['items'][number];
export type Choice = Scene['choices'][number];
/** What the partner answered to a choice or a typed text. */
export type TurnResponse = EndpointPayload<typeof RESPOND>;
