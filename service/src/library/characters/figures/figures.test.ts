import { describeOnEachDatabase } from '../../../testing/database-suites';
import { idsIn } from '../../../testing/ids';
import { runService, type RunningService } from '../../../testing/running-service';

const FIGURES = 'GET /api/character/legion_zone/pc_character_figures';

describeOnEachDatabase('one partner', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it('requires a valid id', async () => {
    const responses = await Promise.all([
      service.call(FIGURES),
      service.call(FIGURES, { query: { character_id: 'x'.repeat(65) } }),
    ]);
    for (const response of responses)
      expect(response).toMatchObject({
        status: 400,
        error_code: 40001,
        error_message: expect.stringContaining('character_id'),
      });
  });

  it('is not found under an unknown id', async () => {
    const response = await service.call(FIGURES, { query: { character_id: "1' or '1'='1" } });
    expect(response).toMatchObject({ status: 200, error_code: 40402, payload: null });
  });

  it('has samples, games and related partners', async () => {
    const { payload } = await service.call(FIGURES, { query: { character_id: '1001' } });
    expect(payload).toMatchObject({ name: '雷米', samples: [{ user: '在吗', reply: '在' }] });
    expect(idsIn(payload.games)).toEqual(['2001', '2002']);
    expect(idsIn(payload.related)).toEqual(['1003', '1002']);
  });

  it('does not expose search and drawing data', async () => {
    const { payload } = await service.call(FIGURES, { query: { character_id: '1001' } });
    expect(Object.keys(payload)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(search|names|look|knowledge)$/)]),
    );
  });
});
