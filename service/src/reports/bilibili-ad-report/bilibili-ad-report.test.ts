import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const REPORT = 'POST /api/utils/bilibili_pc_ad_report';

describeOnEachDatabase('an ad report of the video site', (open) => {
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
  ])('with a wrong %s is refused', async (field, body) => {
    expect(await report(body)).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining(field),
    });
  });

  it('is taken with what it names and without the rest', async () => {
    const answer = await report({ track_id: 'a1', conv_type: 'download', conv_time: 0 });
    expect(answer.payload).toEqual({ accepted: true });
  });
});
