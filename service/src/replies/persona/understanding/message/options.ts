import type { Language } from '@huoban/contracts';
import { normalizeCharacters } from '../normalize-text';

const OPTION: Record<Language, string> = {
  zh: '[^，。？?还是吃喝选煮点买你您我说更喜欢爱]{1,6}?',
  en: "[\\w'-]+(?: [\\w'-]+)?",
  ja: '[^、。？?はがとのを]{1,8}?',
};
/** What follows the options and leaves the choice to the partner: “pizza or sushi tonight, help me decide”. */
const ENGLISH_WHEN =
  '(?: (?:tonight|today|tomorrow|now|first|instead|for (?:dinner|lunch|breakfast|dessert|tonight)))?';
const ENGLISH_PASSES =
  "(?:help me (?:decide|choose|pick|out)|(?:what|which|who) (?:do you (?:say|think|pick|choose)|would you (?:pick|choose|take|say|go (?:for|with)))|which(?: one| is better| should i (?:get|pick|take|choose))?|(?:you|please) (?:pick|choose|decide)|you(?:'re| are) choosing|(?:pick|choose)(?: one| for me)?|your (?:call|pick|choice|vote)|(?:i )?(?:can't|cannot) (?:decide|choose)|thoughts|what's your (?:pick|vote)|decide for me)";
/** The same in Chinese: “…，帮我拿个主意”. */
const CHINESE_PASSES =
  '(?:[，, ]*(?:你选|你来选|你挑|帮(?:我|忙)(?:选|拿个?主意|决定|挑|定)[^，。]{0,4}|选一?个|你说呢?|听你的|哪个好|纠结|选不出来))?';
const EITHER: Record<Language, RegExp> = {
  zh: new RegExp(
    `(?<one>${OPTION.zh})(?:的|味|派)?(?:还是|或者?)(?:吃|喝|选|去|看|点|买|做|叫|学|穿)?(?<other>${OPTION.zh})(?:的|味|派)?(?:好|呢|啊|呀)?${CHINESE_PASSES}[?？。]*$|[吃选](?<first>.)[吃选](?<second>.)[?？]*$`,
    'u',
  ),
  en: new RegExp(
    `\\b(?:the |a |do you (?:like|prefer) )?(?<one>[\\w'-]+) or (?:the |a )?(?<other>[\\w'-]+?)${ENGLISH_WHEN}(?:[,.?!: -]+${ENGLISH_PASSES})?[?!. ]*$`,
    'iu',
  ),
  ja: new RegExp(
    `(?<one>${OPTION.ja})派[?？か、]*(?:それとも)?(?<other>${OPTION.ja})派|(?<left>${OPTION.ja})と(?<right>${OPTION.ja})(?:だったら|だと|は|って|なら|、)?(?:選ぶなら|選ぶとしたら|強いて言えば)?(?:どっち|どちら)|(?<this>[^、。？?はがとの]{1,7}いの)と(?<that>[^、。？?はがとの]{1,7}いの)(?:は|って|なら|、)?(?:どっち|どちら)|(?<first>${OPTION.ja})型[?？か、]*(?<second>${OPTION.ja})型`,
    'u',
  ),
};

/** The options of “tea or coffee?”; empty when the message offers none. */
export function readOptions(message: string, language: Language): string[] {
  const text = normalizeCharacters(message).trim();
  const groups = EITHER[language].exec(text)?.groups ?? {};
  return Object.values(groups as Record<string, string | undefined>).flatMap((one) =>
    one === undefined ? [] : [one.trim()],
  );
}

const PASSES = new RegExp(
  `\\bor\\b.*\\b${ENGLISH_PASSES}[?!. ]*$|^${ENGLISH_PASSES}[,.:?! -]+.*\\bor\\b`,
  'iu',
);

/** Whether an English message leaves the choice between its options to the partner. */
export const passesChoice = (message: string): boolean => PASSES.test(normalizeCharacters(message));
