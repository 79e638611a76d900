import { sharedBeings } from './beings';
import { isOfKind, type Memory } from './memory';
import type { ForgetRequest } from './reading/read-forget-request';
import { contains } from './topic-words';

type TopicRequest = Extract<ForgetRequest, { scope: 'topic' }>;

/**
 * What a request to forget a topic means, of several texts: those with most of its words, else those about a being of it,
 * of its kind, or that name its kind. `undefined`: it means the latest.
 */
export function selectTopic<Item extends { text: string }>(
  items: Item[],
  { words, kinds, names, about, isLoose }: TopicRequest,
  isOfKind: (item: Item, kind: string) => boolean,
): Item[] | undefined {
  const counted = items.map((item) => ({
    item,
    count: words.filter((word) => contains(item, word)).length,
  }));
  const most = Math.max(1, ...counted.map(({ count }) => count));
  const found = [
    counted.flatMap(({ item, count }) => (count === most ? [item] : [])),
    items.filter(({ text }) => sharedBeings(text, about) > 0),
    items.filter((item) => kinds.some((kind) => isOfKind(item, kind))),
    items.filter(({ text }) => names.some((pattern) => pattern.test(text))),
  ].find((some) => some.length > 0);
  return found ?? (isLoose ? undefined : []);
}

/** Memories that a request to forget means. */
export function selectForgotten(memories: Memory[], request: ForgetRequest): Memory[] {
  if (request.scope === 'everything') return memories;
  const ofTopic = request.scope === 'topic' ? selectTopic(memories, request, isOfKind) : undefined;
  if (ofTopic !== undefined) return ofTopic;
  const last = Math.max(...memories.map(({ statedAt }) => statedAt.getTime()));
  return memories.filter(({ statedAt }) => statedAt.getTime() === last);
}
