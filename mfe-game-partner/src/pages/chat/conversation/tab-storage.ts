import { tabStore } from '@huoban/runtime';
import { createObservableValue, type WritableValue } from '../observable/observable-value';
import type { PersistedMessage } from './outbox';

/** Long drafts and queues are kept as far as that is useful. */
const MAX_MESSAGES = 50;

const draftKey = (partnerId: string): string => `chat-draft:${partnerId}`;
const unsentKey = (reader: string, partnerId: string): string =>
  `chat-unsent:${reader}:${partnerId}`;

const drafts = new Map<string, WritableValue<string>>();

/** What is being written to a partner in this tab. Only in the browser. */
export function draftFor(partnerId: string): WritableValue<string> {
  const known = drafts.get(partnerId);
  if (known) return known;
  const key = draftKey(partnerId);
  const draft = createObservableValue(tabStore.read(key) ?? '');
  draft.subscribe(() => {
    if (draft.get() === '') tabStore.remove(key);
    else tabStore.write(key, draft.get());
  });
  drafts.set(partnerId, draft);
  return draft;
}

/** Messages that this reader wrote in this tab and that were not stored yet. */
export function readUnsent(reader: string, partnerId: string): PersistedMessage[] {
  const kept = parsed(tabStore.read(unsentKey(reader, partnerId)));
  return Array.isArray(kept) ? kept.filter(isPersistedMessage) : [];
}

export function writeUnsent(reader: string, partnerId: string, messages: PersistedMessage[]): void {
  const key = unsentKey(reader, partnerId);
  if (messages.length === 0) tabStore.remove(key);
  else tabStore.write(key, JSON.stringify(messages.slice(-MAX_MESSAGES)));
}

function parsed(text: string | null): unknown {
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
