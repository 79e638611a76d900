import { describeOnBoth } from '../testing/both-databases';
import { runService, type RunningService } from '../testing/running-service';

const INFO = 'GET /api/quest/get_info';
const SCENES = 'GET /api/quest/story/scenes';
const RESPOND = 'POST /api/quest/get_chat_respond';

describeOnBoth('stories', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 30_000);
  afterAll(() => service.stop());

  const info = (query: Record<string, string> = {}, headers = {}) =>
    service.call(INFO, { query, headers });
  const turn = async (body: object, headers = {}) =>
    (await service.call(RESPOND, { body: { quest_id: '3001', ...body }, headers })).payload;

  it('are shown with their partner, in the language of the reader', async () => {
    const { payload } = await info({ quest_id: '3001' }, { 'accept-language': 'ja' });
    expect(payload).toMatchObject({
      id: '3001',
      slug: 'the-oil-run',
      title: '油はこび',
      character: { id: '1001', slug: 'remi', line: 'ここにいるよ。' },
      minutes: 3,
      start_scene_id: 'door',
      scene_count: 5,
      ending_count: 2,
      progress: null,
      others: [],
    });
  });

  it('are found by slug, by partner, and without a name the first one', async () => {
    const asked: Record<string, string>[] = [
      { quest_id: 'the-oil-run' },
      { character_id: '1001' },
      {},
    ];
    const found = await Promise.all(asked.map((query) => info(query)));
    expect(found.map(({ payload }) => payload.id)).toEqual(['3001', '3001', '3001']);
    const none = await Promise.all([
      info({ quest_id: '9' }),
      info({ character_id: '1002' }),
      service.call(SCENES, { query: { quest_id: '9' } }),
      service.call(RESPOND, { body: { quest_id: '3001', scene_id: 'attic' } }),
    ]);
    expect(none.map(({ error_code }) => error_code)).toEqual([40402, 40402, 40402, 40402]);
  });

  it('give their scenes in order, each with one way on', async () => {
    const { payload } = await service.call(SCENES, {
      query: { quest_id: '3001' },
      headers: { 'accept-language': 'en' },
    });
    expect(payload).toMatchObject({
      quest_id: '3001',
      start_scene_id: 'door',
      items: [
        { id: 'door', speaker: 'narrator', speaker_name: null, next_scene_id: 'foot', choices: [] },
        {
          id: 'foot',
          speaker_name: 'remi',
          text: 'Two ways.\nChoose.',
          lines: ['Two ways.', 'Choose.'],
          choices: [
            { id: 'stairs', text: 'Take the stairs and read', next_scene_id: 'top' },
            { id: 'hoist', next_scene_id: 'rope' },
          ],
          next_scene_id: null,
          ending: null,
        },
        { id: 'rope', title: 'A fall', ending: { title: 'A fall', text: 'The oil is gone.' } },
        { id: 'top', speaker: 'player', title: 'The Oil Run' },
        { id: 'light' },
      ],
    });
  });

  it('go on by themselves, by a choice, by its number, or by words that mean it', async () => {
    expect(await turn({ scene_id: 'door' })).toMatchObject({ reply: '', next_scene_id: 'foot' });
    const stairs = { reply: '好。', next_scene_id: 'top', choice_id: 'stairs', fits: true };
    expect(await turn({ scene_id: 'foot', choice_id: 'stairs' })).toMatchObject(stairs);
    expect(await turn({ scene_id: 'foot', text: '1' })).toMatchObject(stairs);
    expect(await turn({ scene_id: 'foot', text: '还是走石阶吧' })).toMatchObject(stairs);
    expect(
      await turn({ scene_id: 'foot', text: 'the hoist' }, { 'accept-language': 'en' }),
    ).toMatchObject({ reply: '', next_scene_id: 'rope', choice_id: 'hoist', saved: false });
  });

  it('stay where they are for words that fit nothing, and the partner says so', async () => {
    const stays = { next_scene_id: null, choice_id: null, fits: false, saved: false };
    const aside = await turn({ scene_id: 'foot', text: '今天天气真好' });
    expect(aside).toMatchObject(stays);
    expect(['先看路。', '回头再说。']).toContain(aside.reply);
    expect(await turn({ scene_id: 'foot', text: '在吗' })).toEqual({ ...stays, reply: '在' });
  });

  it('ask for a choice where one is needed, and for nothing after the end', async () => {
    const answers = await Promise.all(
      [{ scene_id: 'foot' }, { scene_id: 'foot', choice_id: 'fly' }].map((body) =>
        service.call(RESPOND, { body: { quest_id: '3001', ...body } }),
      ),
    );
    expect(answers.map(({ error_code }) => error_code)).toEqual([40001, 40001]);
    expect(await turn({ scene_id: 'light' })).toMatchObject({ next_scene_id: null, fits: true });
  });

  it('remember where a reader is and which endings were found, apart for each reader', async () => {
    const reader = await service.login('13600000011');
    const other = await service.login('13600000012');
    const progress = async (headers: object) => (await info({}, headers)).payload.progress;
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

  it('are open to a reader whose session has ended, who is a visitor then', async () => {
    const forged = { authorization: `Bearer ${'x'.repeat(43)}` };
    expect(await info({}, forged)).toMatchObject({ error_code: 0, payload: { progress: null } });
    expect(await turn({ scene_id: 'door' }, forged)).toMatchObject({ saved: false });
  });

  it('lose what a reader has reached with the account', async () => {
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
    expect((await info({}, await service.login(phone))).payload.progress).toBeNull();
  });
});
