import type { Moderation } from '../moderation/moderation';
import { ReplyFailed, type ReplyProvider } from '../replies/reply-provider';

/** Where no provider is set up: every reply fails, and the screen says so. */
export const noReplies: ReplyProvider = {
  name: 'none',
  async *reply() {
    throw new ReplyFailed('no provider is set up');
  },
};

/** Where the house has no rules. */
export const noRules: Moderation = {
  check: ({ text }) => Promise.resolve({ kind: 'fine', text }),
};
