import type { Moderation } from '../moderation/moderation';
import { ReplyFailed, type ReplyProvider } from '../replies/reply-provider';

/** Where no provider is set up: every reply fails, and the screen says so. */
export const noReplies: ReplyProvider = {
  name: 'none',
  // eslint-disable-next-line require-yield -- a reply that fails before its first piece
  async *reply() {
    throw new ReplyFailed('no provider is set up');
  },
};

/** Where the house has no rules. */
export const noRules: Moderation = {
  check: ({ text }) => Promise.resolve({ kind: 'fine', text }),
};
