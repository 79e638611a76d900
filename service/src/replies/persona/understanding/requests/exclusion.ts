import type { Language } from '@huoban/contracts';

/** What ends the part of a message that one “no” rules. */
const CLAUSE_END: Record<Language, RegExp> = {
  zh: /[，。,；;：:！!？?\s]|但是?|又(?=怕|不|讨厌|烦)|可是?(?!怕)|不过|还是(?=要|想)/u,
  en: /[.,;:!?()–—]|\b(?:but|though|although|because|cos|so)\b/u,
  ja: /[、。,，；;！!？?（）()\s]|けれど|けど|(?<=[るいたうすだ])が(?=[^いほ欲好苦嫌])|ただ(?!い)/u,
};

/** Words that may stand between “no” and what it rules out. */
const BETWEEN =
  "(?:(?:too|very|so|any|all|the|an?|those|these|that|this|more|another|much|be|being|with|about|involving|to|of|my|me|kind|sort|stuff|bloody|damn|stupid|usual|anything|something|play(?:ing)?|touch|see|deal|have|get|doing|do|w|out|even|owt|owning|solve|solving|giv(?:e|es|ing)|him|her|us|them|our|little ones|the kids|behind|really|people|having) |[\\w'-]+,? (?:or|nor|and|&|n) (?:the |any |my )?)*";

const BEFORE: Record<Language, RegExp> = {
  zh: /(?:不要|不想|不玩|不碰|不爱|不含|不带|别(?![的人款处])|甭|讨厌|除了|避开|绕开|(?<!不)怕|腻|烦|厌|受够|戒了?|拒绝|没有?兴趣|最恨|一(?:看见|看到|看|碰)|玩不来|(?<!有)没有|不能有|少来|免去|不[准许带])[^的]{0,5}$|(?:不(?!成)|非|(?<!有)没有?|无|受不了)(?:要|是|能|太|那么|很|带|有|玩|会|想要?|喜欢)*.?$|(?<!不)太$/u,
  en: new RegExp(
    `\\b(?:no|not|nowt|nothing|none of|without|minus|never|neither|nor|(?<!\\b(?:do|does|did|can|will|why) )(?:nobody|no ?one)(?:'s)?|isn'?t|hates?|dislike|loathe|avoid|except|forget|skip|drop|ditch|spare me|instead of|rather than|anything but|(?:sick|tired|bored) of|(?:sworn|gone|put) off|given up(?: on)?|fed up (?:of|with)|enough of|can'?t (?:stand|do|be doing|handle|stomach|take|bear|abide)|allergic to|(?:do(?:es)?n'?t|do(?:es)? not|won'?t|wouldn'?t|didn'?t)(?: really| even)? (?:like|want|wanna|do|need|fancy|care for|enjoy|play|give|involve|have|make (?:me|us))|nothing (?:that|which|with|where)(?:'ll|'s)?(?: [\\w']+){0,5}|without all (?:the|that|this)(?: [\\w-]+){0,2}|(?:last|only) thing (?:i|we) (?:need|want) is|leave|rid of|(?:scared|afraid|terrified) of) ${BETWEEN}$|\\b(?:too|less|non)[ -]$|\\bun-$`,
    'u',
  ),
  ja: /(?!)/u,
};

const AFTER: Record<Language, RegExp> = {
  zh: /^(?:啊[^啊，。的]{1,4})*[^的]{0,6}的?(?:那?[种类些套]|样式|玩意儿?|游戏|东西|片子?|她|他|我)*(?:都|就|先|也|真|统统|通通|全|一律|一概)*(?:不要|除外|算了|免|不行|退散|(?:做|玩|看)?(?:腻|吐|够)|晕|头大|受不了|心累|不爱|不喜欢|不想|不玩|不碰|别[来端上给推整提放]|(?<!不)怕|没兴趣|没劲|过敏|拉倒|拜拜|没意思|没时间|(?<=我)睡不着|不考虑|不算|解不[开出]|不让|不许|免谈|绕道|出局|pass|达咩)/u,
  en: /^[\w-]*(?: (?:games?|stuff|ones?|things?|bits?|sort|kind|type|films?|is|are|was|just|really|always|a|it|of|thing))* ?(?:'?s )?(?:(?:isn't|aren't|not) (?:really )?(?:my|for)|(?:is|are) (?:a no|off|banned|too much)|no ?$|(?<!things )out$|aside$|excluded|need not|bores?|annoys?|scares?|freaks?|makes? (?:me|us)|gives? (?:me|us)|does my head|leaves? me cold|-?free$|(?:would|'d) (?:kill|scare|wake))/u,
  ja: /^(?:く(?:は)?な[いく]|い?(?:すぎ|過ぎ)|[^、。]{0,3}出な[いく]|れ?ずに?$)|^(?!で(?![はなも]))[^、。]{0,14}?(?:却下|不可|やり尽く|分類されな|た[くか](?:も|は)?な[いくか]|足りて|勘弁|遠慮|パス|お断り|避け|外し|外して|省[いか]|除[いか外]|抜[きい]|ぬき|なし|無し|ナシ|ＮＧ|ng|だめ|ダメ|駄目|無理|ムリ|(?<!み)むり|嫌(?!い[？?])|いや(?![つしるりっれろ])|イヤ|やだ|ヤダ|苦手|いらな|いらん|要ら[なん]|やめ|飽き|もういい|結構です|以外|御免|しんど|死ぬ|死ん|吐[くき]|酔う|終わる|頭(?:が)?痛|トラウマ|興味な|違うん|じゃな|ではな|でな[いくか]|好かん|好まん|禁止|卒業|棚に戻|間に合って(?:い?ま|る)|ゼロ(?=で[、。]?$)|薄め|控えめ|うんざり|心臓が(?:も|持)た|誰もいな|担当(?:が|は)い?な|引く(?:の|から)|にがて)/u,
};

/** “I’m not afraid of ghosts”. */
const DENIED: Record<Language, RegExp> = {
  zh: /不(?:是)?(?:怕|讨厌|烦|腻)[^的]{0,5}$/u,
  en: /\b(?:not|isn't|never|don't)(?: at all| really)? (?:scared|afraid|terrified|sick|tired|bored|mind|hate)\b[^,]*$/u,
  ja: /(?!)/u,
};
const ACCEPTED: Record<Language, RegExp> = {
  zh: /^[^的]{0,3}(?:不怕|无所谓|也行|可以)/u,
  en: /^[\w-]*(?: \w+)? (?:is|are) (?:fine|ok|okay|great)/u,
  ja: /^(?!く|い?(?:すぎ|過ぎ)|じゃな|以外|なし|抜き)[^、。]{0,5}?(?:(?:大)?好き(?!じゃな|ではな)|得意|欲し|ほし|(?:した|やりた|遊びた|浸りた|撃ちた)い|がいい|希望|探し)|^[^、。]{0,6}?(?:嫌いじゃな|苦手じゃな|でもいい|大丈夫|じゃない[?？])/u,
};

/** “Sports? No.” */
const ANSWERED_NO: Record<Language, RegExp> = {
  zh: /^[^，。,？?]{0,3}[？?] ?(?:不|别|算了|免)/u,
  en: /^[\w-]*(?: games?| stuff)?\? ?(?:(?:god|hell|absolutely|definitely|please|oh),? )?(?:no|nope|never)\b(?! (?:idea|problem))/u,
  ja: /^[^、。？?]{0,3}[？?] ?(?:無理|むり|ムリ|いや|嫌|パス|いらな|いらん|なし|だめ|ダメ|却下)/u,
};

function lastClause(text: string, language: Language): string {
  return text.split(CLAUSE_END[language]).at(-1) ?? '';
}

/** Whether the words before or after a genre rule it out: “no …”, “sick of …”, “leave the … out”, 「…は抜きで」. */
export function isExcluded(before: string, after: string, language: Language): boolean {
  const lead = lastClause(before, language);
  // A closing bracket does not end a Japanese clause: 「銃（シューター）は抜きで」.
  const [rest = ''] = after.replace(/^[)）」』]/u, '').split(CLAUSE_END[language]);
  if (DENIED[language].test(lead) || ACCEPTED[language].test(rest)) return false;
  // A space may stand for a comma in Chinese: “谜题 玩腻了”.
  const next = language === 'zh' ? after.replace(/^\s/u, '').split(CLAUSE_END.zh)[0] : undefined;
  return (
    BEFORE[language].test(lead) ||
    AFTER[language].test(rest) ||
    ANSWERED_NO[language].test(after) ||
    (next !== undefined && AFTER.zh.test(next))
  );
}
