import { CHAT_LOOKS } from './chat-looks';
import type { Look } from './look';
import { PAGE_LOOKS } from './page-looks';

/** Every look besides the states that all screens share. */
export const LOOKS: readonly Look[] = [...CHAT_LOOKS, ...PAGE_LOOKS];
