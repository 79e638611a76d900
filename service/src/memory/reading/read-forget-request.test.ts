import type { Language } from '@huoban/contracts';
import { readForgetRequest } from './read-forget-request';

it.each<[Language, string]>([
  ['en', 'could you forget that please?'],
  ['en', 'scrap that goat thing from your memory'],
  ['zh', '我前男友的事你就当没听过'],
  ['zh', '能不能忘掉我的生日？'],
  ['en', 'nah lose the bit about my ex will you'],
  ['en', 'take my birthday off your list please'],
  ['en', 'what i said about my job, can you un-remember it'],
  ['zh', '我说失恋那段，抹了吧'],
  ['zh', '前面那些话当我放屁'],
  ['ja', 'さっきの元カノの話、なしで'],
  ['ja', '住所のくだりは記憶から消しといて'],
  ['ja', '元カレの話は聞かなかったことにして'],
  ['ja', 'さっきの話、忘れてくれる？'],
])('%s, %j is a request to forget', (language, text) => {
  expect(readForgetRequest(text, language)).toBeDefined();
});

it.each<[Language, string]>([
  ['en', 'can you delete my account?'],
  ['en', 'i wipe the tables at work'],
  ['en', 'we drop the kids at school'],
  ['zh', '我把桌子擦了'],
  ['ja', 'その話はなしじゃない'],
  ['zh', '能不能删掉我的账号？'],
  ['zh', '你忘了我叫什么吗'],
  ['zh', '鲸鱼乐团啥工作室弄的，名字还挺文艺我给忘了'],
  ['ja', 'アカウントを消してくれる？'],
])('%s, %j is none', (language, text) => {
  expect(readForgetRequest(text, language)).toBeUndefined();
});

it.each<[Language, string]>([
  ['zh', '会删掉什么'],
  ['zh', '注销会清掉哪些'],
  ['en', 'what gets deleted'],
  ['en', 'what will i lose'],
  ['ja', '何が消えるの'],
  ['ja', '何を忘れるの？'],
])('%s, %j is none, however likely', (language, text) => {
  expect(readForgetRequest(text, language, true)).toBeUndefined();
});
