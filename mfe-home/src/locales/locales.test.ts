import en from './en.json';
import ja from './ja.json';
import zh from './zh.json';

/** Message keys with their placeholders. */
const shapeOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? shapeOf(value, `${prefix}${key}.`)
      : [`${prefix}${key} ${[...String(value).matchAll(/\{\{\w+\}\}/g)].join(' ')}`],
  );

test.each([
  ['en', en],
  ['ja', ja],
])('%s has exactly the messages of zh, with the same placeholders', (_language, messages) => {
  expect(shapeOf(messages).sort()).toEqual(shapeOf(zh).sort());
});
