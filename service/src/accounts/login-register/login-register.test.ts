import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const LOGIN = 'POST /api/users/login_register_share_no_invitation_code';
const SEND = 'POST /api/users/send_phone_verification_code';
const PHONE = '13900000201';
const INPUT = { country_code: '86', phone: PHONE, phone_verify_code: '000000' };

describeOnEachDatabase('logging in', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const login = (more: object) =>
    service.call(LOGIN, {
      body: { ...INPUT, ...more },
      headers: { 'accept-language': 'en' },
    });

  it.each([
    [{ phone: '1' }, 'Enter a valid mobile number'],
    [{ phone_verify_code: '' }, 'Enter the code'],
    [{ phone_verify_code: 123456 }, 'Enter the code'],
    [{ country_code: 86 }, expect.stringContaining('country_code')],
    [{ source: 'x'.repeat(65) }, expect.stringContaining('source')],
    [{ invitation_code: 'abc' }, 'Unknown field: invitation_code'],
  ])('rejects %j', async (more, error_message) => {
    expect(await login(more)).toMatchObject({ status: 400, error_code: 40001, error_message });
  });

  it('accepts a sent code and returns whether the account is new', async () => {
    await service.call(SEND, { body: { country_code: '86', phone: PHONE } });
    const response = await login({ phone_verify_code: await service.codeFor(PHONE) });
    expect(response).toMatchObject({
      status: 200,
      error_code: 0,
      payload: {
        is_new: true,
        phone: '139****0201',
        nickname: expect.stringMatching(/^Player \d{4}$/),
        access_token: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
  });

  it.each(['000000', '12', 'abcdef'])(
    'returns HTTP 200 with codeWrong for the code %s',
    async (code) => {
      expect(await login({ phone: '13900000202', phone_verify_code: code })).toMatchObject({
        status: 200,
        error_code: 41907,
        payload: null,
      });
    },
  );
});
