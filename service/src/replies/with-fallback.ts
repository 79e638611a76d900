import type { Log } from '../process/log';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from './reply-provider';

/**
 * Uses the second provider when the first fails before its first text. A later failure is final, because sent text
 * cannot be taken back.
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
      log.warn(`reply provider ${first.name} failed, using ${second.name}: ${error.message}`);
    }
    yield* second.reply(request);
  }
  return { name: `${first.name}, else ${second.name}`, reply };
}
