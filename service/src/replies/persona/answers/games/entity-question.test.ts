import { createTalkSuite, type TalkCase } from '../../testing/talk-suite';

const { lastReply } = createTalkSuite();

it.each<TalkCase>([
  ['zh', ['残骸德比里那个蓝姨是谁，大家都让我小心'], /只向右转/u],
  ['en', ['who is this Auntie Lan everyone warns me about in Debris Derby'], /only turns right/u],
  ['ja', ['デブリダービーの藍おばさんって誰、みんなが気をつけろと言う'], /藍おばさん/u],
])('%s, %p asks for a character', async (language, lines, said) => {
  expect(await lastReply({ partner: 'toasty', language, lines })).toMatch(said);
});
