import { phrasesOf } from './phrases-of';

it.each([
  ['ja', 'どうぞお慌てください。あとは私が。', ['どうぞお慌てください。', 'あとは私が。']],
  ['ja', '犬です。アオーン……ワン。ほら。', ['犬です。', 'アオーン……', 'ワン。', 'ほら。']],
  ['zh', '疼一下，长回来，又是新的我。', ['疼一下，', '长回来，', '又是新的我。']],
  ['zh', '……汪', ['……', '汪']],
  ['en', 'Ouch. Grew back, good as new!', ['Ouch. Grew back, good as new!']],
  ['ja', '', ['']],
] as const)('divides %s %s', (language, line, phrases) => {
  expect(phrasesOf(line, language)).toEqual(phrases);
});
