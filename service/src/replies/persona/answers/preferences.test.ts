import { createTalkSuite, type TalkCase } from '../testing/talk-suite';

const { repliesOf } = createTalkSuite();

describe('a question that names a game', () => {
  it.each<TalkCase>([['ja', ['きつつきビートで満点とれたのはなぜ？'], /本物のきつつき/u]])(
    'may be about the partner in it (%s): %j',
    repliesOf('rimshot'),
  );
});
