import { ERROR_CODES, isApiFailure } from '@huoban/contracts';
import type { ApiClient } from '@huoban/contracts/api';
import type { Language } from '@huoban/contracts';
import { browserNetwork } from '../connection/network';
import { openSocket } from '../connection/open-socket';
import { fetchHistory, fetchToken } from '../queries';
import { Conversation } from './conversation';
import { draftFor, readUnsent, writeUnsent } from './tab-storage';

/** Owner of what a guest has not sent yet. */
const GUEST_OUTBOX = 'guest';

export interface ConversationOptions {
  api: ApiClient;
  appId: string;
  language: Language;
  characterId: string;
  /** The logged-in account; null for a guest. */
  accountId: string | null;
  /** The session has ended, or the guest. What a guest has not sent is in the draft. */
  onSignedOut: () => void;
  /** The guest has no message left. What was not sent is in the draft. */
  onLoginNeeded: () => void;
}

const isLoginNeeded = (error: unknown): boolean =>
  isApiFailure(error) && error.code === ERROR_CODES.loginNeeded;

/** Creates the conversation of an account, or of a guest, with a partner. Call `start` to connect. */
export function createConversation(options: ConversationOptions): Conversation {
  const { api, appId, language, characterId, accountId, onSignedOut, onLoginNeeded } = options;
  const writer = accountId === null ? 'guest' : 'account';
  const outbox = accountId ?? GUEST_OUTBOX;
  const giveBack = (text: string) => {
    const draft = draftFor(characterId);
    draft.set([text, draft.get()].filter(Boolean).join('\n'));
  };
  const conversation = new Conversation({
    characterId,
    language,
    isGuest: writer === 'guest',
    fetchToken: async (signal) => {
      try {
        return await fetchToken(api, writer, appId, signal);
      } catch (error) {
        if (isLoginNeeded(error)) {
          const { unsent } = conversation.state.get();
          for (const { id } of unsent) conversation.discard(id);
          giveBack(unsent.map(({ text }) => text).join('\n'));
          onSignedOut();
        }
        throw error;
      }
    },
    fetchPage: (range, signal) => fetchHistory(api, writer, characterId, range, signal),
    openSocket,
    network: browserNetwork,
    random: Math.random,
    newId: newMessageId,
    persisted: readUnsent(outbox, characterId),
    persist: (messages) => writeUnsent(outbox, characterId, messages),
    onSignedOut,
    onLoginNeeded: (text) => {
      giveBack(text);
      onLoginNeeded();
    },
    warn: (message, error) => console.warn(message, error),
  });
  return conversation;
}

/** Not `randomUUID`, which needs a secure context; test sites in a local network have none. */
function newMessageId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
