import type { Language } from '@huoban/contracts';

/** Words that only announce what follows. */
const ANNOUNCES: Record<Language, RegExp> = {
  zh: /^(?:(?:先|跟你|我|提前|麻烦|帮我)*(?:报备|记|备注|声明|交代|说|记住|记好|提醒)(?:一?下|一声|着)?(?:啊|哈|哦|了)?|对了|话说|那个)[，,：: ]+/u,
  en: /^(?:(?:just )?so you know|for the record|fyi|btw|by the way|(?:make a |please )?note|just (?:a )?heads[- ]?up|heads up|remember)[,:]? +(?:that )?/iu,
  ja: /^(?:覚えといて(?:ね)?|覚えておいて(?:ね)?|言っとくけど|言っておくけど|ちなみに|あのね|あ|えっと|先に言っとくと)[、。 ]+/u,
};

/** What a message tells, in the visitor's words: without what only announces it, and without its full stop. */
export const statedText = (message: string, language: Language): string =>
  message
    .trim()
    .replace(/[\s。.!！;；～~]+$/u, '')
    .replace(ANNOUNCES[language], '');
