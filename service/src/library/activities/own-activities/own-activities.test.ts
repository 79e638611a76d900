import { describeOnEachDatabase } from '../../../testing/database-suites';
import { runService, type RunningService } from '../../../testing/running-service';

const LIST = 'GET /api/users/activities';
const JOIN = 'POST /api/users/activities/join';
const VOTE = 'POST /api/users/activities/vote';
const RUNNING = '3001';
const ENDED = '3002';

describeOnEachDatabase('joining and voting', (open) => {
  let service: RunningService;
  let phones = 0;
  const visitor = () => {
    phones += 1;
    return service.login(`1390000060${phones}`);
  };
  beforeAll(async () => {
    service = await runService(open);
  }, 120_000);
  afterAll(() => service.stop());

  const join = (headers: Record<string, string>, activity_id: string, joined = true) =>
    service.call(JOIN, { headers, body: { activity_id, joined } });
  const vote = (headers: Record<string, string>, option_id: string, activity_id = RUNNING) =>
    service.call(VOTE, { headers, body: { activity_id, option_id } });
  const own = async (headers: Record<string, string>) =>
    (await service.call(LIST, { headers })).payload.items;

  it('require a session', async () => {
    const calls = await Promise.all([join({}, RUNNING), vote({}, 'a'), service.call(LIST)]);
    expect(calls.map(({ error_code }) => error_code)).toEqual([41001, 41001, 41001]);
  });

  it('reject a call without its fields', async () => {
    const headers = await visitor();
    for (const endpoint of [JOIN, VOTE] as const)
      expect(await service.call(endpoint, { headers, body: {} })).toMatchObject({ status: 400 });
  });

  it('are refused for what does not exist or has ended', async () => {
    const headers = await visitor();
    const calls = [
      await join(headers, '9999'),
      await vote(headers, 'c'),
      await join(headers, ENDED),
      await vote(headers, 'a', ENDED),
    ];
    expect(calls.map(({ error_code }) => error_code)).toEqual([40402, 40402, 40901, 40901]);
    expect(await own(headers)).toEqual([]);
  });

  it('keep a join until it is taken back', async () => {
    const headers = await visitor();
    await join(headers, RUNNING);
    const { payload } = await join(headers, RUNNING);
    expect(payload.items).toEqual([
      {
        id: RUNNING,
        title: '慢慢来周',
        state: 'running',
        joined: true,
        mark: '慢',
        vote: null,
        counts: [],
      },
    ]);
    expect(await own(headers)).toEqual(payload.items);
    expect((await join(headers, RUNNING, false)).payload.items).toEqual([]);
  });

  it('count one vote per account, and show the counts only to those who voted', async () => {
    const [first, second, third] = [await visitor(), await visitor(), await visitor()];
    await vote(first, 'a');
    const repeated = await Promise.all(['b', 'a', 'b'].map((option) => vote(second, option)));
    expect(repeated.map(({ error_code }) => error_code).sort()).toEqual([0, 40902, 40902]);
    await join(third, RUNNING);
    expect(await own(third)).toMatchObject([{ vote: null, counts: [] }]);
    await vote(third, 'b');
    const [activity] = (await own(third)) as { vote: string; counts: { count: number }[] }[];
    expect(activity?.vote).toBe('b');
    expect(activity?.counts.reduce((sum, { count }) => sum + count, 0)).toBe(3);
    expect(activity?.counts).toMatchObject([{ option_id: 'a' }, { option_id: 'b' }]);
  });
});
