import type { ApiClient } from '@huoban/contracts/api';
import type { Language } from '@huoban/contracts';
import { Conversation } from './conversation';
import { keepUnsent, readUnsent } from './kept-talk';
import { browserNetwork } from './network';
import { openSocket } from './open-socket';
import { HISTORY, TOKEN } from './ports';

export interface ConversationOptions {
  api: ApiClient;
  appId: string;
  language: Language;
  characterId: string;
  /** The account whose talk it is. */
  reader: string;
  signedOut: () => void;
}

/** The talk of a reader with a partner, over the service of the site. It begins with `start`. */
export function createConversation(options: ConversationOptions): Conversation {
  const { api, appId, language, characterId, reader, signedOut } = options;
  return new Conversation({
    characterId,
    language,
    token: async (signal) => {
      const input = { query: { app_id: appId } };
      return (await api.call(TOKEN, input, { signal, quiet: true })).im_token;
    },
    fetchPage: (range, signal) =>
      api.call(HISTORY, { body: { character_id: characterId, ...range } }, { signal, quiet: true }),
    openSocket,
    network: browserNetwork,
    random: Math.random,
    newId: newMessageId,
    kept: readUnsent(reader, characterId),
    keep: (messages) => keepUnsent(reader, characterId, messages),
    signedOut,
    warn: (problem, failure) => console.warn(problem, failure),
  });
}

/** `randomUUID` needs a secure context, which a site under test in a local network is not. */
function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
