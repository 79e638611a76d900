import { KeysUnreadable, readLink, readTrustedKeys } from '@huoban/release';
import type { TesterLinkContent } from './tester-link-resolver';

/** Rule of the refusal: no trusted key signed the link. */
const UNTRUSTED = 'R033';

/** Verifies tester links with the keys that `trusted.json` has at that moment. */
export const createTesterLinkReader =
  (trustedKeys: string) =>
  async (token: string): Promise<TesterLinkContent> => {
    try {
      return readLink(token, await readTrustedKeys(trustedKeys), Date.now());
    } catch (error) {
      if (!(error instanceof KeysUnreadable)) throw error;
      return { kind: 'refused', code: UNTRUSTED, problem: error.message };
    }
  };
