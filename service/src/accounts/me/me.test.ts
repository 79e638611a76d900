import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const ME = 'GET /api/users/me/';

// There is no case for 400, because the endpoint has no input.
describeOnEachDatabase('the logged-in account', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it.each([
    ['no token', {}],
    ['a forged token', { authorization: `Bearer ${'x'.repeat(43)}` }],
    ['a token of another kind', { authorization: 'Basic eDp4' }],
  ])('requires a session: %s', async (_case, headers) => {
    expect(await service.call(ME, { headers })).toMatchObject({
      status: 200,
      error_code: 41001,
      payload: null,
    });
  });

  it('has exactly these fields, with the number masked', async () => {
    const headers = await service.login('13900000301');
    expect((await service.call(ME, { headers })).payload).toEqual({
      web_user_id: expect.stringMatching(/^\d{12}$/),
      nickname: expect.any(String),
      avatar: { index: expect.any(Number), color: expect.any(String) },
      phone: '139****0301',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('has a generated nickname in the language of the request', async () => {
    const headers = await service.login('13900000302');
    const nicknameIn = async (language: string) => {
      const response = await service.call(ME, {
        headers: { ...headers, 'accept-language': language },
      });
      return (response.payload as { nickname: string }).nickname;
    };
    const chinese = await nicknameIn('zh');
    expect(chinese).toMatch(/^玩家\d{4}$/);
    expect(await nicknameIn('en')).toBe(chinese.replace('玩家', 'Player '));
    expect(await nicknameIn('ja')).toBe(chinese.replace('玩家', 'プレイヤー'));
  });
});
