import { ACCOUNT_STATES } from './account-states';
import { CHAT_STATES } from './chat-states';
import type { ComponentState } from './component-state';
import { PAGE_STATES } from './page-states';
import { STORY_STATES } from './story-states';

export const COMPONENT_STATES: readonly ComponentState[] = [
  ...CHAT_STATES,
  ...ACCOUNT_STATES,
  ...PAGE_STATES,
  ...STORY_STATES,
];
