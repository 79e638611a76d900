import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const REPORT = 'POST /api/utils/bilibili_pc_ad_report';

describeOnEachDatabase('an ad report of bilibili', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const report = (body: object, headers = {}) => service.call(REPORT, { body, headers });

  it.each([
    ['track_id', { track_id: 7 }],
    ['conv_type', { conv_type: 'x'.repeat(65) }],
    ['conv_time', { conv_time: true }],
    ['ref', { ref: 'ad' }],
  ])('is rejected with an invalid %s', async (field, body) => {
    expect(await report(body)).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is accepted with any subset of fields', async () => {
    const response = await report({ track_id: 'a1', conv_type: 'download', conv_time: 0 });
    expect(response.payload).toEqual({ accepted: true });
  });
});
