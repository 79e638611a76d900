import type { Page } from 'puppeteer';

/** The point of a reply after which the page receives no more of it. */
export type Hold = 'started' | 'half' | 'failed' | 'refused';

/**
 * From the next document on, replies of partners are held at this point, or end with this outcome. All other messages of
 * the service pass. It contains no named function, see `load-all-images.ts`.
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
