import type { Log } from '../process/log';
import { ReplyFailed, type ReplyProvider, type ReplyRequest } from './reply-provider';

/** The second provider goes on in the same message when the first fails; what was said stays. */
export function withFallback(first: ReplyProvider, second: ReplyProvider, log: Log): ReplyProvider {
  async function* reply(request: ReplyRequest): AsyncGenerator<string> {
    let said = '';
    try {
      for await (const piece of first.reply(request)) {
        said += piece;
        yield piece;
      }
      return;
    } catch (error) {
      if (!(error instanceof ReplyFailed)) throw error;
      log.warn(`reply provider ${first.name} failed, using ${second.name}: ${error.message}`);
    }
    if (said.trim() !== '') yield '\n';
    yield* second.reply(request);
  }
  return { name: `${first.name}, else ${second.name}`, reply };
}
