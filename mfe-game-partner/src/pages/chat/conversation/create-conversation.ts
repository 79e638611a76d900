import type { ApiClient } from '@huoban/contracts/api';
import type { Language } from '@huoban/contracts';
import { browserNetwork } from '../connection/network';
import { openSocket } from '../connection/open-socket';
import { fetchHistory, fetchToken } from '../queries';
import { Conversation } from './conversation';
import { readUnsent, writeUnsent } from './tab-storage';

export interface ConversationOptions {
  api: ApiClient;
  appId: string;
  language: Language;
  characterId: string;
  /** The logged-in account. */
  accountId: string;
  onSignedOut: () => void;
}

/** Creates the conversation of an account with a partner. Call `start` to connect. */
export function createConversation(options: ConversationOptions): Conversation {
  const { api, appId, language, characterId, accountId, onSignedOut } = options;
  return new Conversation({
    characterId,
    language,
    fetchToken: (signal) => fetchToken(api, appId, signal),
    fetchPage: (range, signal) => fetchHistory(api, characterId, range, signal),
    openSocket,
    network: browserNetwork,
    random: Math.random,
    newId: newMessageId,
    persisted: readUnsent(accountId, characterId),
    persist: (messages) => writeUnsent(accountId, characterId, messages),
    onSignedOut,
    warn: (message, error) => console.warn(message, error),
  });
}

/** Not `randomUUID`, which needs a secure context; test sites in a local network have none. */
function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
