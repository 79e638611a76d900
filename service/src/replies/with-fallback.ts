import type { Log } from '../process/log';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from './reply-provider';

/**
 * Asks the first provider, and the second when the first fails before it has said anything. Once a piece was given the
 * reply cannot be begun anew, so a later failure is one of the whole.
 */
export function withFallback(first: ReplyProvider, second: ReplyProvider, log: Log): ReplyProvider {
  async function* reply(request: ReplyRequest): AsyncGenerator<string> {
    let hasText = false;
    try {
      for await (const piece of first.reply(request)) {
        hasText = true;
        yield piece;
      }
      return;
    } catch (error) {
      if (hasText || !(error instanceof ReplyFailed)) throw error;
      log.warn(`replies of the ${second.name} instead of the ${first.name}: ${error.message}`);
    }
    yield* second.reply(request);
  }
  return { name: `${first.name}, else ${second.name}`, reply };
}
