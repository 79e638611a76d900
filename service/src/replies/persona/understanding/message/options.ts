import type { Language } from '@huoban/contracts';

const OPTION: Record<Language, string> = {
  zh: '[^，。？?还是吃喝选你您我说更喜欢爱]{1,6}?',
  en: "[\\w'-]+(?: [\\w'-]+)?",
  ja: '[^、。？?はがとのを]{1,8}?',
};
const EITHER: Record<Language, RegExp> = {
  zh: new RegExp(
    `(?<one>${OPTION.zh})(?:的|味|派)?(?:还是|或者?)(?:吃|喝|选|去|看)?(?<other>${OPTION.zh})(?:的|味|派)?(?:好|呢|啊|呀)?[?？]*$|[吃选](?<first>.)[吃选](?<second>.)[?？]*$`,
    'u',
  ),
  en: new RegExp(
    `\\b(?:the |a |do you (?:like|prefer) )?(?<one>[\\w'-]+) or (?:the |a )?(?<other>[\\w'-]+)[?!. ]*$`,
    'iu',
  ),
  ja: new RegExp(
    `(?<one>${OPTION.ja})派[?？か、]*(?:それとも)?(?<other>${OPTION.ja})派|(?<left>${OPTION.ja})と(?<right>${OPTION.ja})(?:だったら|だと|は|って|なら|、)?(?:選ぶなら|選ぶとしたら|強いて言えば)?(?:どっち|どちら)|(?<this>[^、。？?はがとの]{1,7}いの)と(?<that>[^、。？?はがとの]{1,7}いの)(?:は|って|なら|、)?(?:どっち|どちら)|(?<first>${OPTION.ja})型[?？か、]*(?<second>${OPTION.ja})型`,
    'u',
  ),
};

/** The options of “tea or coffee?”; empty when the message offers none. */
export function readOptions(message: string, language: Language): string[] {
  const text = message.normalize('NFKC').trim();
  const groups = EITHER[language].exec(text)?.groups ?? {};
  return Object.values(groups as Record<string, string | undefined>).flatMap((one) =>
    one === undefined ? [] : [one.trim()],
  );
}
