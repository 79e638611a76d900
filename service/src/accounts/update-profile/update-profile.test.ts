import { setTimeout as sleep } from 'node:timers/promises';
import type { Moderation } from '../../moderation/moderation';
import { silentLog } from '../../process/log';
import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const UPDATE = 'POST /api/users/update_profile';
const ME = 'GET /api/users/me/';

describeOnEachDatabase('a change of nickname and avatar', (open) => {
  let service: RunningService;
  let headers: { authorization: string };
  beforeAll(async () => {
    service = await runService(open);
    headers = await service.login('13900000401', { 'accept-language': 'en' });
  }, 120_000);
  afterAll(() => service.stop());

  const update = (body: object, by: Record<string, string> = headers) =>
    service.call(UPDATE, { body, headers: by });
  const read = async () => (await service.call(ME, { headers })).payload;

  it('requires a session', async () => {
    expect(await update({ nickname: '小北' }, {})).toMatchObject({ error_code: 41001 });
  });

  it.each([
    ['nickname', { nickname: ' ' }],
    ['nickname', { nickname: 'x'.repeat(21) }],
    ['avatar', { avatar: { index: 12, color: 'teal' } }],
    ['avatar', { avatar: { index: 0, color: 'grey' } }],
    ['phone', { phone: '13900000000' }],
  ])('rejects %s with its field: %p', async (field, body) => {
    expect(await update(body)).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is stored, each by itself, and read by every session of the account', async () => {
    const before = await read();
    const { payload } = await update({ nickname: '  小\u202E北 \n 二 ' });
    expect(payload).toEqual({ ...before, nickname: '小北 二' });
    await update({ avatar: { index: 11, color: 'sky' } });
    expect(await read()).toEqual({ ...payload, avatar: { index: 11, color: 'sky' } });
    expect((await update({})).payload).toEqual(await read());
  });

  it.each([
    ['a phone number', '加我13812345678'],
    ['an address', 'me@example.com'],
    ['nothing to see', '\u3164\u200B'],
    ['only punctuation', '...'],
  ])('is refused for %s, and changes nothing', async (_case, nickname) => {
    const before = await read();
    expect(await update({ nickname, avatar: { index: 1, color: 'lime' } })).toMatchObject({
      status: 200,
      error_code: 41921,
    });
    expect(await read()).toEqual(before);
  });
});

describeOnEachDatabase('a change of the avatar while a nickname is checked', (open) => {
  it('is kept, as is the nickname', async () => {
    const allowances: (() => void)[] = [];
    const moderation: Moderation = {
      check: ({ text }) =>
        new Promise((resolve) => {
          allowances.push(() => resolve({ kind: 'allowed', text }));
        }),
    };
    const service = await runService(open, {}, silentLog, { moderation });
    const headers = await service.login('13900000402');
    const avatar = { index: 3, color: 'lime' };
    const renamed = service.call(UPDATE, { headers, body: { nickname: '小北' } });
    while (allowances.length === 0) await sleep(5);
    await service.call(UPDATE, { headers, body: { avatar } });
    for (const allow of allowances) allow();
    const { payload } = await renamed;
    expect(payload).toMatchObject({ nickname: '小北', avatar });
    expect((await service.call(ME, { headers })).payload).toEqual(payload);
    await service.stop();
  }, 120_000);
});
