import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const RESPOND = 'POST /api/quest/get_chat_respond';
const INFO = 'GET /api/quest/get_info';

describeOnEachDatabase('a turn inside a scene', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const turn = async (body: object, headers = {}) =>
    (await service.call(RESPOND, { body: { quest_id: '3001', ...body }, headers })).payload;
  const info = (headers = {}) => service.call(INFO, { headers });

  it.each([
    ['quest_id', { quest_id: undefined, scene_id: 'foot' }],
    ['scene_id', {}],
    ['choice_id', { scene_id: 'foot', choice_id: 1 }],
    ['text', { scene_id: 'foot', text: 'x'.repeat(501) }],
    ['next', { scene_id: 'foot', next: 'light' }],
  ])('refuses an invalid %s', async (field, body) => {
    expect(await service.call(RESPOND, { body: { quest_id: '3001', ...body } })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is not found for an unknown scene', async () => {
    const answer = await service.call(RESPOND, { body: { quest_id: '3001', scene_id: 'attic' } });
    expect(answer).toMatchObject({ status: 200, error_code: 40402, payload: null });
  });

  it('follows next, a choice, its number or a similar text', async () => {
    expect(await turn({ scene_id: 'door' })).toMatchObject({ reply: '', next_scene_id: 'foot' });
    const stairs = { reply: '好。', next_scene_id: 'top', choice_id: 'stairs', fits: true };
    expect(await turn({ scene_id: 'foot', choice_id: 'stairs' })).toMatchObject(stairs);
    expect(await turn({ scene_id: 'foot', text: '1' })).toMatchObject(stairs);
    expect(await turn({ scene_id: 'foot', text: '还是走石阶吧' })).toMatchObject(stairs);
    expect(
      await turn({ scene_id: 'foot', text: 'the hoist' }, { 'accept-language': 'en' }),
    ).toMatchObject({ reply: '', next_scene_id: 'rope', choice_id: 'hoist', saved: false });
  });

  it('stays in the scene with an aside for a text that matches no choice', async () => {
    const stays = { next_scene_id: null, choice_id: null, fits: false, saved: false };
    const aside = await turn({ scene_id: 'foot', text: '今天天气真好' });
    expect(aside).toMatchObject(stays);
    expect(['先看路。', '回头再说。']).toContain(aside.reply);
    expect(await turn({ scene_id: 'foot', text: '在吗' })).toEqual({ ...stays, reply: '在' });
  });

  it('requires a choice where the scene has choices, but not after the end', async () => {
    const answers = await Promise.all(
      [{ scene_id: 'foot' }, { scene_id: 'foot', choice_id: 'fly' }].map((body) =>
        service.call(RESPOND, { body: { quest_id: '3001', ...body } }),
      ),
    );
    expect(answers.map(({ status, error_code }) => [status, error_code])).toEqual([
      [400, 40001],
      [400, 40001],
    ]);
    expect(await turn({ scene_id: 'light' })).toMatchObject({ next_scene_id: null, fits: true });
  });

  it('does not save progress without a valid session', async () => {
    const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await turn({ scene_id: 'door' }, forged)).toMatchObject({ saved: false });
  });

  it('saves the scene and the reached endings per reader', async () => {
    const reader = await service.login('13600000011');
    const other = await service.login('13600000012');
    const progress = async (headers: object) => (await info(headers)).payload.progress;
    expect(await progress(reader)).toBeNull();
    expect(await turn({ scene_id: 'door' }, reader)).toMatchObject({ saved: true });
    expect(await progress(reader)).toMatchObject({ scene_id: 'foot', ending_ids: [] });
    await turn({ scene_id: 'foot', text: '没有这回事' }, reader);
    expect(await progress(reader)).toMatchObject({ scene_id: 'foot' });
    await turn({ scene_id: 'top' }, reader);
    await turn({ scene_id: 'foot', choice_id: 'hoist' }, reader);
    await turn({ scene_id: 'top' }, reader);
    expect(await progress(reader)).toMatchObject({
      scene_id: 'light',
      ending_ids: ['light', 'rope'],
    });
    expect(await progress(other)).toBeNull();
    expect(await progress({})).toBeNull();
  });

  it('deletes progress with the account', async () => {
    const phone = '13600000013';
    const reader = await service.login(phone);
    await turn({ scene_id: 'door' }, reader);
    await service.call('POST /api/users/send_phone_verification_code_by_user', {
      headers: reader,
      body: {},
    });
    await service.call('POST /api/users/verify_phone_code', {
      headers: reader,
      body: { phone_verify_code: await service.codeFor(phone) },
    });
    const deleted = await service.call('POST /api/users/account_delete', { headers: reader });
    expect(deleted.error_code).toBe(0);
    expect((await info(await service.login(phone))).payload.progress).toBeNull();
  });
});
