import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const REPORT = 'POST /api/utils/huoban_ad_report';

describeOnEachDatabase('a mobile ad report', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const report = (body: object, headers = {}) => service.call(REPORT, { body, headers });

  it.each([
    ['conv_time', { conv_time: '0' }],
    ['conv_time', { conv_time: 1.5 }],
    ['ua', { ua: 'x'.repeat(501) }],
    ['client_ip', { client_ip: null }],
    ['phone', { phone: '13900000701' }],
  ])('is rejected with an invalid %s', async (field, body) => {
    expect(await report(body)).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is accepted with all fields of the specification', async () => {
    const body = {
      conv_time: 0,
      idfa: '',
      client_ip: '203.0.113.7',
      model: '',
      ua: 'Mozilla/5.0 (iPhone)',
      oaid: '',
      updatetime: '',
      boottime: '',
      report_from: 'official-website',
      ua_xy: 'iOS 18',
    };
    expect((await report(body)).payload).toEqual({ accepted: true });
  });

  it('is accepted without any field', async () => {
    expect((await report({})).payload).toEqual({ accepted: true });
  });
});
