import { CHAT_STATES } from './chat-states';
import type { ComponentState } from './component-state';
import { PAGE_STATES } from './page-states';

/** Every look besides the states that all screens share. */
export const COMPONENT_STATES: readonly ComponentState[] = [...CHAT_STATES, ...PAGE_STATES];
