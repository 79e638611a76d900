import {
  REMI,
  startTestMessaging,
  type TestMessaging,
} from '../../messaging/testing/start-test-messaging';
import { describeOnEachDatabase } from '../../testing/database-suites';

describeOnEachDatabase('the play list in a chat', (open) => {
  let running: TestMessaging;
  beforeAll(async () => {
    running = await startTestMessaging(open, {
      environment: { REPLY_PACE_MS: '0' },
      replies: 'configured',
    });
  }, 120_000);
  afterAll(() => running.stop());

  it('makes the partner ask about the game that is being played', async () => {
    const visitor = await running.createVisitor();
    const client = await running.connect(visitor);
    await client.emit('open', { character_id: REMI, language: 'zh' });
    const greet = async (number: number) => {
      await client.emit('send', {
        character_id: REMI,
        language: 'zh',
        client_message_id: `message-number-${number}`,
        text: '你好',
      });
      expect(await client.waitForOutcome(number)).toBe('done');
      return client.messages().at(-1)?.text;
    };
    expect(await greet(1)).not.toContain('星灯塔');
    const response = await running.app.inject({
      method: 'POST',
      url: '/api/users/play_list/set',
      headers: { authorization: visitor.authorization },
      payload: { game_id: '2001', state: 'playing' },
    });
    expect(response.json()).toMatchObject({ error_code: 0 });
    expect(await greet(2)).toContain('星灯塔');
  });
});
