import en from '../locales/en.json';
import ja from '../locales/ja.json';
import zh from '../locales/zh.json';

const keysOf = (messages: object, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${key}.`)
      : [`${prefix}${key}`],
  );

test.each([
  ['en', en],
  ['ja', ja],
])('%s has exactly the messages of zh', (_language, messages) => {
  expect(keysOf(messages).sort()).toEqual(keysOf(zh).sort());
});
