import { KeysUnreadable, readLink, readTrustedKeys } from '@huoban/release';
import type { TesterLinkContent } from './tester-links';

/** The rule that a link breaks which no trusted key has signed. */
const UNTRUSTED = 'R033';

/** Reads tester links by the keys that a `trusted.json` names at that moment. */
export const createTesterLinkReader =
  (trustedKeys: string) =>
  async (token: string): Promise<TesterLinkContent> => {
    try {
      return readLink(token, await readTrustedKeys(trustedKeys), Date.now());
    } catch (failure) {
      if (!(failure instanceof KeysUnreadable)) throw failure;
      return { kind: 'refused', code: UNTRUSTED, problem: failure.message };
    }
  };
