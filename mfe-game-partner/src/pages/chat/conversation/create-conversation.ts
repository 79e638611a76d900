import type { ApiClient } from '@huoban/contracts/api';
import type { Language } from '@huoban/contracts';
import { Conversation } from './conversation';
import { writeUnsent, readUnsent } from './tab-storage';
import { browserNetwork } from '../connection/network';
import { openSocket } from '../connection/open-socket';
import { HISTORY, TOKEN } from '../connection/ports';

export interface ConversationOptions {
  api: ApiClient;
  appId: string;
  language: Language;
  characterId: string;
  /** The account whose talk it is. */
  accountId: string;
  onSignedOut: () => void;
}

/** The talk of a reader with a partner, over the service of the site. It begins with `start`. */
export function createConversation(options: ConversationOptions): Conversation {
  const { api, appId, language, characterId, accountId, onSignedOut } = options;
  return new Conversation({
    characterId,
    language,
    fetchToken: async (signal) => {
      const input = { query: { app_id: appId } };
      return (await api.call(TOKEN, input, { signal, quiet: true })).im_token;
    },
    fetchPage: (range, signal) =>
      api.call(HISTORY, { body: { character_id: characterId, ...range } }, { signal, quiet: true }),
    openSocket,
    network: browserNetwork,
    random: Math.random,
    newId: newMessageId,
    persisted: readUnsent(accountId, characterId),
    persist: (messages) => writeUnsent(accountId, characterId, messages),
    onSignedOut,
    warn: (problem, failure) => console.warn(problem, failure),
  });
}

/** `randomUUID` needs a secure context, which a site under test in a local network is not. */
function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
