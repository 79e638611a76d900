import type { Language } from '@huoban/contracts';
import { readForgetRequest } from './read-forget-request';

it.each<[Language, string]>([
  ['en', 'could you forget that please?'],
  ['en', 'scrap that goat thing from your memory'],
  ['zh', '我前男友的事你就当没听过'],
  ['zh', '能不能忘掉我的生日？'],
  ['ja', '元カレの話は聞かなかったことにして'],
  ['ja', 'さっきの話、忘れてくれる？'],
])('%s, %j is a request to forget', (language, text) => {
  expect(readForgetRequest(text, language)).toBeDefined();
});

it.each<[Language, string]>([
  ['en', 'can you delete my account?'],
  ['en', 'i wipe the tables at work'],
  ['zh', '能不能删掉我的账号？'],
  ['zh', '你忘了我叫什么吗'],
  ['ja', 'アカウントを消してくれる？'],
])('%s, %j is none', (language, text) => {
  expect(readForgetRequest(text, language)).toBeUndefined();
});
