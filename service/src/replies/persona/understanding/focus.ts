import type { Language } from '@huoban/contracts';

/** What kind of answer a question expects. */
export type FocusKind =
  | 'number'
  | 'duration'
  | 'frequency'
  | 'person'
  | 'place'
  | 'time'
  | 'reason'
  | 'purpose'
  | 'manner';

export interface Focus {
  kind: FocusKind;
  /** The counted unit: `位` of “几位”. */
  unit?: string;
}

/** Japanese counters of what is no time. */
export const COUNTER =
  '(?:[人匹本個回枚台頭羽歳度歩票通冊階号点段曲戦組品皿杯章問話両駅件隻社周層局列席色粒輪発機箱袋勝敗位級軒着膳束]|種類|ページ|キロ|メートル|パーセント)';

const QUESTIONS: Record<Language, [FocusKind, RegExp][]> = {
  zh: [
    ['reason', /为什么|为啥|为何|怎么会|原因|凭什么/u],
    ['frequency', /多久.{0,4}[一1]次|多长时间.{0,4}一次|隔多久|频率/u],
    [
      'duration',
      /多久|多长|几(?:分钟|小时|天|年(?!.{0,3}[出发上])|个月|秒|周|星期|夜|晚)|多少(?:分钟|小时|天|年|秒|个月|周)/u,
    ],
    ['number', /(?:几|多少)(?<unit>\p{Script=Han})?|第几/u],
    ['person', /谁|哪(?:个|位)(?:人|角色)|什么人/u],
    ['place', /哪里|哪儿|什么地方|在哪|哪个地方|何处/u],
    ['time', /什么时候|何时|啥时候|几点|哪天|哪年|几月/u],
    ['purpose', /有(?:什么|啥)(?:用|作用|效果|好处)|干(?:嘛|什么)用|做什么用|用来|用处|用途/u],
    ['manner', /怎么(?!样)|如何|怎样|咋/u],
  ],
  en: [
    ['reason', /\b(?:why|how come|what for|reason)\b/u],
    ['frequency', /\bhow often\b/u],
    ['duration', /\bhow (?:long|many (?:minutes|hours|days|years|seconds|weeks|months|nights))\b/u],
    [
      'number',
      /\bhow many (?!(?:really|actually|exactly|would|will|can|could|should|does|did|have|are|were)\b)(?<unit>[a-z]{3,}?)(?:e?s)?\b/u,
    ],
    ['number', /\b(?:how (?:much|tall|big|far|deep|high|old|many)|what number)\b/u],
    ['person', /\b(?:who|whom|whose)\b/u],
    ['place', /\bwhere\b/u],
    [
      'time',
      /\bwhen|what time\b|\b(?:which|what) (?:minute|hour|day|night|morning|week|month|season)\b/u,
    ],
    ['purpose', /\bwhat (?:is|are|does|do) .{1,60}\b(?:for|do|good for|used for)\b/u],
    ['manner', /\bhow\b/u],
  ],
  ja: [
    ['reason', /なぜ|なんで(?!す|しょ)|どうして|理由|わけ/u],
    [
      'frequency',
      /頻度|(?:どれ|どの)くらいおき|何(?:日|周|分|時間)(?:ごと|おき|に一)|どれくらいの間隔/u,
    ],
    [
      'duration',
      /どのくらい|どれくらい|どのぐらい|どれだけ|何(?:分(?!の)|時間|日|年(?!の|.{0,4}(?:発売|出|リリース))|秒|週|[かヶカ]月|晩|夜|ターン)/u,
    ],
    ['number', new RegExp(`(?:何|なん)(?<unit>${COUNTER})|いくつ|何[番面]`, 'u')],
    ['person', /(?:だれ|誰)(?!か|も|にも|でも)|どなた|どの人|どいつ|何者/u],
    ['place', /どこ|どちらに|どの(?:辺|へん|あたり)/u],
    ['time', /いつ|何時|何曜日|何月/u],
    [
      'purpose',
      /何に使|何の(?:ため|役)|どんな(?:効果|役)|何の効果|使い道|(?:何|なん)か(?:いいこと|得)/u,
    ],
    ['manner', /どう(?!いう|なる|なった|も)|どのように/u],
  ],
};

/** The kind of answer that a question expects; undefined when any statement may answer it. */
export function readFocus(question: string, language: Language): Focus | undefined {
  const text = question.normalize('NFKC').toLowerCase();
  for (const [kind, pattern] of QUESTIONS[language]) {
    const found = pattern.exec(text);
    if (found === null) continue;
    const unit = found.groups?.unit;
    return unit === undefined ? { kind } : { kind, unit };
  }
  return undefined;
}

const NUMERAL: Record<Language, string> = {
  zh: '[0-9〇零一二三四五六七八九十百千万两半]+',
  ja: '[0-9〇零一二三四五六七八九十百千万半]+',
  en: '(?:\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|half|once|twice|dozen)',
};
const TIME_UNIT: Record<Language, string> = {
  zh: '(?:个)?(?:工作日|分钟|小时|钟头|天|年|秒|周|星期|月|夜|晚|拍|回合|日|季)',
  ja: '(?:分|時間|営業日|日|年|秒|週|か月|晩|夜|拍|季)',
  en: '[- ]?(?:\\w+[- ]){0,2}(?:minutes?|hours?|days?|years?|seconds?|weeks?|months?|nights?|beats?|rounds?|seasons?)',
};
const SIGNS: Record<Language, Record<Exclude<FocusKind, 'number' | 'duration'>, RegExp>> = {
  zh: {
    person: /[师人者员娘爷婆叔王手士长匠客]/u,
    frequency: /每|次|一回|隔/u,
    place: /在|里|上|下|旁|边|间|外/u,
    time: /时|天|夜|晚|早|点|季|月|年/u,
    reason: /因为|所以|为了|怕|免得|否则|因此|会|才/u,
    purpose: /能|可以|会|让|使|把/u,
    manner: /先|再|别|要|用|把|请|就/u,
  },
  en: {
    person: /\b[A-Z]\w+|\b(?:who|man|woman|boy|girl|master|keeper)\b/u,
    frequency: /\b(?:once|twice|every|each|times|daily|weekly|hourly|never|always)\b/u,
    place: /\b(?:in|at|on|under|behind|beside|near|above|below|inside|from)\b/u,
    time: /\b(?:at|when|after|before|dawn|night|day|hour|each|every|until|once)\b/u,
    reason: /\b(?:because|since|so|or|for|otherwise|lest|if)\b/u,
    purpose: /\b(?:to|can|lets?|makes?|gives?|so)\b/u,
    manner: /\b(?:first|then|don[’']t|never|use|by|until|keep|if)\b/u,
  },
  ja: {
    person: /[師人者員娘爺婆王手士長匠客]|さん/u,
    frequency: /ごと|おき|毎|一度|[一二三]回|一日|ずつ/u,
    place: /に|で|中|上|下|そば|奥/u,
    time: /時|日|夜|朝|点|季|月|年|ころ/u,
    reason: /から|ため|ので|と/u,
    purpose: /ば|と|られ|れる|える/u,
    manner: /まず|こと|ば|な|まで|先に/u,
  },
};

/** Japanese counters that count the same things. */
const COUNTERS: Record<string, string> = {
  個: '(?:個|つ|粒)',
  匹: '[匹頭羽]',
  頭: '[匹頭羽]',
  羽: '[匹頭羽]',
  // 一度 is mostly “once”, not a number.
  回: '(?:回|(?<!一)度)',
  度: '[回度]',
  台: '[台両]',
  件: '(?:件|つ)',
};

const UNIT_BONUS = 1.6;
const NUMBER_BONUS = 1.35;
const SIGN_BONUS = 1.12;

/** Creates a test whether a sentence contains a number of the unit that the question asks for. */
export function createUnitTest(
  focus: Focus | undefined,
  language: Language,
): (sentence: string) => boolean {
  const factorOf = createFocusFactor(focus, language);
  return (sentence) => factorOf(sentence) === UNIT_BONUS;
}

/** Factor for a sentence by whether it contains the kind of answer that the question expects. */
export function createFocusFactor(
  focus: Focus | undefined,
  language: Language,
): (sentence: string) => number {
  if (focus === undefined) return () => 1;
  const { kind, unit } = focus;
  if (kind === 'duration') {
    const duration = new RegExp(`${NUMERAL[language]}${TIME_UNIT[language]}`, 'iu');
    return (sentence) => (duration.test(sentence) ? UNIT_BONUS : 1);
  }
  if (kind === 'number') {
    const gap = language === 'en' ? '(?:[- ][\\w-]+){0,2}[- ]' : '';
    const counted = language === 'ja' ? (COUNTERS[unit ?? ''] ?? unit) : unit;
    const ofUnit =
      counted === undefined ? undefined : new RegExp(`${NUMERAL[language]}${gap}${counted}`, 'iu');
    const any = new RegExp(language === 'en' ? `\\b${NUMERAL.en}\\b` : NUMERAL[language], 'iu');
    return (sentence) => {
      if (ofUnit?.test(sentence) === true) return UNIT_BONUS;
      return any.test(sentence) ? NUMBER_BONUS : 1;
    };
  }
  const sign = SIGNS[language][kind];
  const bonus = kind === 'frequency' ? UNIT_BONUS : SIGN_BONUS;
  return (sentence) => (sign.test(sentence) ? bonus : 1);
}
