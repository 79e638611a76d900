import { describeOnEachDatabase } from '../../../testing/database-suites';
import { idsIn } from '../../../testing/ids';
import { runService, type RunningService } from '../../../testing/running-service';

const FEATURED = 'GET /api/visitor/web/index/characters';

describeOnEachDatabase('featured partners', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it.each(['0', '25', 'all'])('reject the size %s', async (size) => {
    expect(await service.call(FEATURED, { query: { size } })).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining('size'),
    });
  });

  it('alternate between categories', async () => {
    const { payload } = await service.call(FEATURED, { query: { size: '2' } });
    expect(idsIn(payload.items)).toEqual(['1001', '1002']);
  });

  it('have a greeting in the language of the request', async () => {
    const { payload } = await service.call(FEATURED, { headers: { 'accept-language': 'ja' } });
    expect(payload.items).toContainEqual(
      expect.objectContaining({ id: '1001', greeting: 'こんにちは' }),
    );
  });
});
