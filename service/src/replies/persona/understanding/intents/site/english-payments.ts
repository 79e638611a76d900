import type { MatterPatterns } from './matters';

const BEANS = /\bbeans?\b/u;
export const CHILD =
  /\b(?:kids?|child(?:ren)?|sons?|lads?|daughters?|nephew|niece|grand(?:son|daughter|kid|child)\w*|little (?:brother|sister|one)|(?:kid )?(?:brother|sister)|cousin|minors?|underage|teen\w*|toddler|boy|girl|pupil|year[- ]olds?|(?:[5-9]|1[0-7]) ?(?:yo|y\/o|yrs?|years?))\b|\bi'?m (?:only |just )?(?:[5-9]|1[0-7])\b|\b(?:under|turned|is|am) (?:[5-9]|1[0-8])\b/u;
const PAID =
  /\b(?:paid|pay\w*|bought|buy\w*|top(?:ped)?[- ]?up|charged|spent|purchas\w+|money|ordered|splurged|blew)\b/u;

/** Beans, membership and refunds in English. */
export const ENGLISH_PAYMENTS: MatterPatterns = [
  [
    'childPaid',
    [
      CHILD,
      PAID,
      /\b(?:money|beans?|refund\w*|back|yuan|membership|card|phone|account|permission|knowing|asking)\b/u,
      /\b(?:refund\w*|back|lost|without|my (?:card|phone|account)|(?:his|her|their) (?:mum|mom|dad|mother|father|parent)\w*|accident\w*|secret\w*|return\w*|what (?:do|can) (?:i|we))\b/u,
    ],
  ],
  [
    'chargedTwice',
    [
      /\b(?:charged|paid|billed|debited|took|taken|payment)\b/u,
      /\b(?:twice|double|two times|2x|again|duplicate|too much)\b/u,
      /\b(?:me|i|my|card|beans?|membership|money|account|payment)\b/u,
    ],
    /\b(?:game|rent|boss|taxi|restaurant)\b/u,
  ],
  [
    'beansMissing',
    [
      /\b(?:paid|bought|top(?:ped)?[- ]?up|purchas\w+|payment|money (?:left|gone|went)|charged|ordered)\b/u,
      /\b(?:nothing|no|not|never|still|where|haven't|hasn't|didn't|zero|missing|nowhere|isn't|aren't|yet|empty)\b/u,
      /\b(?:beans?|top[- ]?up|topped|balance|membership)\b/u,
    ],
    /\b(?:refund|expire|how do i|what do i need)\b/u,
  ],
  [
    'beansExpire',
    [
      BEANS,
      /\b(?:expire\w*|expiry|go off|run out|valid|how long|keep forever|use them by|go bad|last)\b/u,
    ],
    /\b(?:cook|soup|recipe)\b/u,
  ],
  [
    'beansTransfer',
    [
      BEANS,
      /\b(?:give|gift|have (?:some|any) of my|use my|send|transfer|share|sell|cash (?:out|in)|trade|turn .{0,10}(?:into|to) (?:cash|money)|convert|donate)\b/u,
    ],
    /\b(?:cook|soup|recipe|coffee)\b/u,
  ],
  [
    'refund',
    [
      /\b(?:refund\w*|money back|(?:return|take) .{0,16}back|changed my mind|regret)\b/u,
      /\b(?:beans?|membership|bought|paid|purchase|money|subscription|you (?:guys )?do|here)\b/u,
    ],
    /\b(?:game|flight|shop|shoes)\b/u,
  ],
  [
    'beanPrice',
    [
      BEANS,
      /\b(?:how (?:much|many)|price\w*|cost\w*|yuan|rmb|worth|rate|get for|set me back|bucks|pay for)\b/u,
    ],
    /\b(?:cook|soup|recipe|coffee)\b/u,
  ],
  [
    'renewal',
    [
      /\b(?:auto[- ]?renew\w*|renewal|recurring|(?:cancel|stop|end|unsubscribe|get out of) .{0,24}(?:membership|subscription|renew\w*|monthly|paying)|charg\w+ .{0,12}every month|keeps? charging)\b/u,
    ],
    /\b(?:lose|lost|happens?|keep)\b/u,
  ],
  [
    'membershipPrice',
    [
      /\b(?:membership|dou ?v|subscription|vip|become a member|being a member)\b/u,
      /\b(?:how much|price\w*|cost\w*|set me back|pay|expensive|yuan|fee|per (?:month|year)|a (?:month|year))\b/u,
    ],
    /\b(?:cancel|refund|back|gym|club)\b/u,
  ],
];
