import type { Language } from '@huoban/contracts';
import { readTerms } from '../replies/persona/understanding/terms';
import { findSaid } from './said-before';

const find = (lines: string[], text: string, language: Language): string | undefined =>
  findSaid(
    lines,
    { text, language, terms: readTerms(text, [], language, () => []) },
    (word) => !/gerald|老根/u.test(word),
  );

describe("a question for the visitor's own words", () => {
  it.each<[Language, string[], string]>([
    ['en', ['my parrot is called Biscuit', 'we went to Rome'], 'pop quiz: name of my bird'],
    ['en', ['i promised my son a kite on friday'], 'which day did i promise my son that'],
    ['zh', ['下周一我去面包店入职', '今天好累'], '我哪天上班去着'],
    ['en', ["i've got a tortoise named Gerald, he's 40", 'hi'], "how old's Gerald"],
    ['zh', ['我养了只乌龟叫老根，四十岁了', '好冷'], '老根多大来着'],
    ['zh', ['我姐拉大提琴', '好冷'], '我姐玩的啥乐器来着'],
    ['en', ["i've got a greyhound, she answers to Duchess", 'hi'], "what's the hound called"],
    ['zh', ['我家那口子教体育', '好冷'], '我对象教啥来着'],
    ['ja', ['木曜に健診なんです', '眠い'], '健診て何曜だったっけ'],
  ])('finds the first of the lines (%s: %j, %s)', (language, lines, text) => {
    expect(find(lines, text, language)).toBe(lines[0]);
  });

  it.each<[Language, string[], string]>([
    ['en', ['my parrot is called Biscuit'], "what's your name again?"],
    ['zh', ['我家鹦鹉叫饼干'], '你叫什么来着'],
    ['en', ['i start on monday'], 'when does the cup end?'],
    ['ja', ['うちの犬はもなか'], '次のイベントはいつ？'],
  ])('is none that asks for something else (%s: %j, %s)', (language, lines, text) => {
    expect(find(lines, text, language)).toBeUndefined();
  });
});
