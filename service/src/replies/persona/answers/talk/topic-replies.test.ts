import { createTalkSuite, type TalkCase } from '../../testing/talk-suite';

const { repliesOf } = createTalkSuite();

describe('a question that continues a talk about a story', () => {
  it.each<TalkCase>([
    ['ja', ['狼のいない村って何人とまってる？', '投票で選ばれたらどうなる？'], /戸の外/u],
    ['ja', ['狼のいない村の結末はいくつ？'], /\d/u],
  ])('is answered by its text before help of the site (%s): %j', repliesOf('not-a-wolf'));
});

describe('a question after a reply with an everyday word that ends the name of a partner', () => {
  it.each<TalkCase>([
    ['ja', ['奥さんにおこられなかったの？', '何台もってかえったん'], /三十七台/u],
  ])('is about the partner of the talk (%s): %j', repliesOf('uncle-token'));
});
