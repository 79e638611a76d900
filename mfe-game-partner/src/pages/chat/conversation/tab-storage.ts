import { tabStore } from '@huoban/runtime';
import { createObservableValue, type WritableValue } from '../observable/observable-value';
import type { PersistedMessage } from './outbox';

/** Maximum number of unsent messages to store. */
const MAX_MESSAGES = 50;

const draftKey = (partnerId: string): string => `chat-draft:${partnerId}`;
const unsentKey = (accountId: string, partnerId: string): string =>
  `chat-unsent:${accountId}:${partnerId}`;

const drafts = new Map<string, WritableValue<string>>();

/** The draft for a partner in this tab. Call it only in the browser. */
export function draftFor(partnerId: string): WritableValue<string> {
  const cached = drafts.get(partnerId);
  if (cached) return cached;
  const key = draftKey(partnerId);
  const draft = createObservableValue(tabStore.read(key) ?? '');
  draft.subscribe(() => {
    if (draft.get() === '') tabStore.remove(key);
    else tabStore.write(key, draft.get());
  });
  drafts.set(partnerId, draft);
  return draft;
}

/** Unsent messages of an account in this tab. */
export function readUnsent(accountId: string, partnerId: string): PersistedMessage[] {
  const stored = parseJson(tabStore.read(unsentKey(accountId, partnerId)));
  return Array.isArray(stored) ? stored.filter(isPersistedMessage) : [];
}

export function writeUnsent(
  accountId: string,
  partnerId: string,
  messages: PersistedMessage[],
): void {
  const key = unsentKey(accountId, partnerId);
  if (messages.length === 0) tabStore.remove(key);
  else tabStore.write(key, JSON.stringify(messages.slice(-MAX_MESSAGES)));
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isPersistedMessage(value: unknown): value is PersistedMessage {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'text' in value && 'at' in value && 'failed' in value)) return false;
  const { id, text, at, failed } = value;
  return (
    typeof id === 'string' &&
    typeof text === 'string' &&
    typeof at === 'number' &&
    typeof failed === 'boolean'
  );
}
