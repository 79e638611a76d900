import type { ApiClient } from '@huoban/contracts';
import { fetchWebId } from './collector';
import { currentWebId, ensureWebId, flushEvents, track } from './analytics';
import { generateWebId, storeWebId } from './web-id';

const CONFIG = { collector: 'https://collector.example', appId: '7' };

const responses: (() => Promise<Response>)[] = [];
const sent: { url: string; body: unknown }[] = [];
beforeEach(() => {
  localStorage.clear();
  responses.length = 0;
  sent.length = 0;
  jest.spyOn(globalThis, 'fetch').mockImplementation((url, options) => {
    if (typeof url !== 'string' || typeof options?.body !== 'string') throw new Error('no report');
    sent.push({ url, body: JSON.parse(options.body) as unknown });
    return responses.shift()?.() ?? Promise.reject(new Error('no response'));
  });
});

const respond = (body: unknown, status = 200) =>
  responses.push(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const warnings = () => jest.spyOn(console, 'warn').mockImplementation();
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** An API that accepts or rejects all events. */
function service(takes: boolean) {
  const call = jest.fn(() =>
    takes ? Promise.resolve({ recorded: true }) : Promise.reject(new Error('offline')),
  );
  return { call, api: { call } as unknown as ApiClient };
}

describe('the web id of a visitor', () => {
  it('has 19 digits and is stored unchanged', () => {
    const drawn = generateWebId();
    expect(drawn).toMatch(/^\d{19}$/);
    expect(storeWebId(drawn)).toBe(true);
    expect(currentWebId()).toBe(drawn);
  });

  it('is null when the storage contains anything but digits', () => {
    expect(storeWebId('12a')).toBe(false);
    expect(currentWebId()).toBeNull();
    localStorage.setItem('web-id', 'not a number');
    expect(currentWebId()).toBeNull();
  });

  it('is generated once without a collector', async () => {
    await ensureWebId({ analytics: null });
    const drawn = currentWebId();
    await ensureWebId({ analytics: null });
    expect([currentWebId(), sent]).toEqual([drawn, []]);
  });

  it('is requested from the collector once, and again after a failure', async () => {
    const warn = warnings();
    await ensureWebId({ analytics: CONFIG });
    expect(warn).toHaveBeenCalledWith('the web id was not recorded', expect.any(Error));
    expect(currentWebId()).toBeNull();
    respond({ web_id: '7000000000000000001' });
    await ensureWebId({ analytics: CONFIG });
    await ensureWebId({ analytics: CONFIG });
    expect(currentWebId()).toBe('7000000000000000001');
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ url: `${CONFIG.collector}/webid`, body: { app_id: '7' } });
  });

  it('is rejected when the response of the collector has none', async () => {
    respond({ e: 0 });
    await expect(fetchWebId(CONFIG)).rejects.toThrow('returned no web id');
    respond('nothing');
    await expect(fetchWebId(CONFIG)).rejects.toThrow('returned no web id');
  });
});

describe('track', () => {
  it('sends only to the API without a collector, with truncated texts', async () => {
    const { api, call } = service(true);
    track('open', { page: 'x'.repeat(600), times: 2 }, { api, site: { analytics: null } });
    await settled();
    expect(call).toHaveBeenCalledWith(
      'POST /api/users/report_user_action',
      { body: { action: 'open', params: { page: 'x'.repeat(500), times: 2 } } },
      { keepalive: true },
    );
    expect(sent).toEqual([]);
  });

  it('sends to the collector, too, with an empty web id while there is none', async () => {
    const context = { api: service(true).api, site: { analytics: CONFIG } };
    respond({});
    track('open', { times: 2 }, context);
    flushEvents();
    storeWebId('42');
    respond({});
    track('open', { times: 2 }, context);
    expect(sent).toHaveLength(1);
    flushEvents();
    await settled();
    expect(sent.map(({ body }) => body)).toMatchObject([
      [{ user: { web_id: '' }, events: [{ event: 'open', params: '{"times":2}' }] }],
      [{ user: { web_id: '42' } }],
    ]);
  });

  it('only warns when API and collector fail', async () => {
    const warn = warnings();
    respond({}, 503);
    track('open', {}, { api: service(false).api, site: { analytics: CONFIG } });
    flushEvents();
    await settled();
    const said = warn.mock.calls.map(([what, why]) => `${String(what)}: ${String(why)}`);
    expect(said.sort()).toEqual([
      '1 events were not recorded: Error: the analytics collector responded with HTTP 503',
      'open was not recorded: Error: offline',
    ]);
  });
});
