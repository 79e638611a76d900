import { foldText } from './folded-text';
import { createPersonalDataFinder } from './personal-data';
import { createPhraseFinder } from './phrases';

function found(phrases: string[], text: string, except: string[] = []) {
  const { text: folded } = foldText(text);
  return createPhraseFinder(phrases, except)(folded).map(({ from, to }) => folded.slice(from, to));
}

describe('a phrase is found', () => {
  it.each([
    ['as it is', ['bad word'], 'a bad word here', ['bad word']],
    ['in any width and case', ['bad'], 'so ＢＡＤ', ['bad']],
    ['with a few signs between its letters', ['傻逼'], '你个傻 . 逼', ['傻 . 逼']],
    ['as the longest of several', ['bad', 'bad word'], 'bad word', ['bad word']],
    ['at every occurrence', ['坏'], '坏和坏', ['坏', '坏']],
  ])('%s', (_how, phrases, text, hits) => {
    expect(found(phrases, text)).toEqual(hits);
  });
});

describe('a phrase is not found', () => {
  it.each([
    ['inside a Latin word', ['ass'], 'a classic'],
    ['with too much between its letters', ['傻逼'], '傻。。。。逼'],
    ['where two words are written as one', ['how to'], 'showtower howto'],
    ['when it is nothing but signs', ['!!'], 'what!!'],
  ])('%s', (_how, phrases, text) => {
    expect(found(phrases, text)).toEqual([]);
  });

  it('inside an exception', () => {
    expect(found(['炸弹'], '炸弹人和炸弹', ['炸弹人'])).toEqual(['炸弹']);
  });
});

describe('an address in a text', () => {
  const find = createPersonalDataFinder({
    ownHosts: ['huoban.example'],
    allowedNumbers: ['12356'],
  });
  it.each([
    ['https://huoban.example/game', []],
    ['https://www.huoban.example/game', []],
    ['https://nothuoban.example/game', ['address']],
  ])('%s is external: %j', (text, rules) => {
    expect(find(text).map(({ rule }) => rule)).toEqual(rules);
  });
});
