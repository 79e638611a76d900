import { describeOnEachDatabase } from '../../testing/database-suites';
import { runService, type RunningService } from '../../testing/running-service';

const SCENES = 'GET /api/quest/story/scenes';

describeOnEachDatabase('scenes of a story', (open) => {
  let service: RunningService;
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  it('require the id of the story', async () => {
    expect(await service.call(SCENES)).toMatchObject({
      status: 400,
      error_code: 40001,
      error_message: expect.stringContaining('quest_id'),
    });
  });

  it('are not found for an unknown story', async () => {
    const answer = await service.call(SCENES, { query: { quest_id: '9' } });
    expect(answer).toMatchObject({ status: 200, error_code: 40402, payload: null });
  });

  it('come in order, each with exactly one of choices, next and ending', async () => {
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
});
