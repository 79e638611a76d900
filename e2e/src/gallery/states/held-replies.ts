import type { Page } from 'puppeteer';

/** Where in a reply the page stops to hear more of it. */
export type Hold = 'started' | 'half' | 'failed' | 'refused';

/**
 * From the next page on: a reply of a partner comes as far as the hold and no further, or ends as it says. Everything
 * else that the messaging service says is heard. No function in it has a name: see `see-all-pictures.ts`.
 */
export const holdReplies = (page: Page, hold: Hold): Promise<unknown> =>
  page.evaluateOnNewDocument((until) => {
    const known = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    if (!known?.set) return;
    const state = { held: false, pieces: 0 };
    Object.defineProperty(WebSocket.prototype, 'onmessage', {
      ...known,
      set(hear: ((event: MessageEvent) => void) | null) {
        known.set?.call(this, (event: MessageEvent<unknown>) => {
          const { data } = event;
          const words = typeof data === 'string' ? data : '';
          const isReply = words.includes('"reply_');
          const isTheirs = words.includes('"sender":"character"') && words.startsWith('42[');
          if (state.held && (isReply || isTheirs)) return;
          hear?.call(this, event);
          if (words.includes('"reply_delta"')) state.pieces += 1;
          if (words.includes('"reply_started"') && until !== 'half') state.held = true;
          if (state.pieces >= 6) state.held = true;
          if (!state.held || until === 'started' || until === 'half') return;
          const [, started] = JSON.parse(words.slice(2)) as [string, object];
          const end = JSON.stringify(['reply_ended', { ...started, outcome: until }]);
          hear?.call(this, new MessageEvent('message', { data: `42${end}` }));
        });
      },
    });
  }, hold);
