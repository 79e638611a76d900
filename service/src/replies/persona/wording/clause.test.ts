import { clauseOf } from './clause';

describe('clauseOf', () => {
  it.each([
    ['zh', '合租室友又把我的酸奶喝了，写名字都没用', '合租室友又把我的酸奶喝了'],
    ['zh', '行了 下个月最后一搏', '下个月最后一搏'],
    ['en', 'my cat is ill and I have to work, ugh', 'I have to work'],
    ['en', 'The rain came in. And my only coat is still wet!', 'my only coat is still wet'],
    ['ja', '雨やばい、BBQ中止。肉10キロどうすんだよこれ', '肉10キロどうすんだよこれ'],
    ['ja', '皿割っただけで1時間説教', '皿割っただけで1時間説教'],
    ['ja', '怒ったら笑われた', '怒ったら笑われた'],
  ] as const)('finds the longest statement (%s)', (language, text, clause) => {
    expect(clauseOf(text, language)).toBe(clause);
  });

  it('quotes no question', () => {
    expect(clauseOf('what is the best way to cook rice?', 'en')).toBeUndefined();
    expect(clauseOf('早上好，你今天打算去哪里玩呀？', 'zh')).toBe('早上好');
  });

  it('finds none that is too long or too short', () => {
    expect(clauseOf('啊', 'zh')).toBeUndefined();
    expect(clauseOf('word '.repeat(30), 'en')).toBeUndefined();
  });
});
