import type { Language } from '@huoban/contracts';
import { withUsualSpelling } from './spellings';

/** Words that end the topic: “changing the subject, …”. */
const NEW_TOPIC: Record<Language, RegExp> = {
  zh: /^[^，。,]{0,4}?(?:换个(?:话题|问题)|(?:先)?不(?:说|聊|提)(?:这个|游戏|它)了?|岔开(?:一下)?|另外问(?:个|一下)|别的不说)[吧哈啊，,。：: ]*/u,
  en: /^(?:(?:ok|okay|right|so|well|anyway)[,. ]+)*(?:(?:let's )?chang(?:e|ing) (?:the )?(?:subject|topic)|(?:on )?(?:a )?(?:different|another) (?:topic|note|subject|question)|unrelated|off[- ]topic|new topic)\b[,.:;!? -]*/iu,
  ja: /^(?:(?:じゃあ|では|で)[、 ]*)?(?:(?:全然|ぜんぜん)?話(?:は|が|を)?(?:変わ|かわ|変え)(?:る|り(?:ます)?|ます)?(?:けど|が|ね|んだけど)?|別の話だけど|それはさておき|話題(?:を)?変え(?:る|よう|て)(?:けど|ね)?)[、。, ]*/u,
};

/** What comes before is withdrawn: “no wait, I meant …”. */
const CORRECTION: Record<Language, RegExp> = {
  zh: /^.*(?:不对|不是|说错了?|打错了?|错了)[，,。… ]*(?:我)?(?:是)?(?:问|说|想问|想说|要问|指)(?:的)?(?:是)?/u,
  en: /^.*\b(?:no,? wait|wait,? no|scratch that|wrong (?:one|game)|sorry,? (?:i mean(?:t)?)|no,? i mean(?:t)?|i meant|i was (?:asking|talking) about)\b[,: ]*/iu,
  ja: /^.*(?:間違えた|まちがえた|違った|ちがった|じゃなかった|じゃなくて|ではなくて)[、。… ]+|^.{0,8}(?:違う|ちがう)(?:違う|って|よ|んだ)*[、。!！… ]+/u,
};

/** Words before a message that say nothing. */
const OPENING: Record<Language, RegExp> = {
  zh: /^(?:(?:嗯+|额+|呃+|啊+|哦+|诶+|欸+|哎+|噢+|唔+|哈+|对了|话说(?:回来)?|说起来|顺便(?:问)?(?:一下)?|请问(?:一下)?|问一下|想问(?:一下|下)?|我想问(?:一下|下)?|那个|算了(?:不想了)?|好吧|行吧|另外|然后|所以|那么)[，,。… ~～！!]+|(?:嗯+(?=[第那就想再还换])|话说|对了|顺便问(?:一下|下)?|请问(?:一下)?|问一下|我?想问(?:一下|下)?))+/u,
  en: /^(?:(?:lol|haha+|hah|hehe|ha|um+|uh+|erm|hmm+|oh|ah|ok|okay|so|well|right|alright|anyway|anyways|btw|by the way|hey|yo|cool|nice|thx|quick question|just wondering|out of curiosity|one more thing|also)\b[,.:;!?… -]+|(?:so|also|btw|well) +)+/iu,
  ja: /^(?:(?:えっと|えーと|ええと|あの+|あのさ|うーん|ふーん|へえ|へー|ほう|なるほど|じゃあさ?|それじゃ|で|でさ|ねえ|ねぇ|ところで|そういえば|ちなみに|それはそうと|あと|まあ(?:いいや)?|ま、いいや|すみません|すいません|ちょっと聞きたいんだけど|質問なんだけど|www+|w|笑)[、。,!！…ー〜 ]+|(?:あー?|えー?|お+|いや|うん|ん+|わあ|うわ|そっか|そうなんだ|そうか|よし|ね[えぇ]ね[えぇ]|てか|ていうか|つーか|なんか|あはは|ははは?|ふふ|そういや)[、。,!！… ]+|(?:ね[えぇ]ね[えぇ]|聞いて|じゃあ|ちなみに|そういえば|そういや|ところで|てか))+/u,
};

/** Praise before a question: “sounds lovely, what platforms?” */
const PRAISE: Record<Language, RegExp> = {
  zh: /^(?:听起来|听着|看起来|感觉)?(?:真|挺|好|还|很)?(?:不错|有意思|好玩|有趣|厉害|可以)(?:啊|呀|哦|诶|嘛|的)?[，,。！!~～ ]+/u,
  en: /^(?:(?:that|it|this)(?:'s| is)? )?(?:sounds?|looks?|seems?)? ?(?:really |so |pretty |quite )?(?:good|great|nice|cool|lovely|fun|neat|awesome|interesting|amazing|perfect)[,.! -]+/iu,
  ja: /^(?:いいね|すごい|面白そう|おもしろそう|楽しそう|良さそう|よさそう|面白い|かわいい)(?:だ|です)?(?:な|ね|よ)?[、。！! ]+/u,
};

/** Words after a message that say nothing. */
const ENDING: Record<Language, RegExp> = {
  zh: /(?:来着|哈哈+|呵呵+|嘿嘿+|啦啦+|hhh+|233+|orz|[~～]+)+(?=[?？。！!…]*$)/iu,
  en: /[, ]+(?:tho|though|lol|haha+|btw|by the way|pls|plz|please|thx|again|man|mate|bro|dude|exactly|anyway|or what|would you|will you|won't you|could you)+(?=[?.!…]*$)/iu,
  ja: /(?:(?:[(（]?笑[)）]?|[wｗ]+|草)(?=[?？。！!…]*$)|(?:って|んだって|て)(?:いうのは)?本当(?:なの|ですか|かな)?(?=[?？]+$))/u,
};

/** Shorter rests are the message itself, such as a laugh. */
const MIN_REST: Record<Language, number> = { zh: 3, en: 7, ja: 4 };

export interface Said {
  text: string;
  /** The message begins another topic. */
  isNewTopic: boolean;
  /** It corrects what was said before it. */
  isCorrection: boolean;
}

/** A message without words that only connect it to the conversation. */
export function readDiscourse(written: string, language: Language): Said {
  const without = (text: string, pattern: RegExp): string => {
    const rest = text.replace(pattern, '').trim();
    return rest.length >= MIN_REST[language] ? rest : text;
  };
  const trimmed = withUsualSpelling(written.trim(), language);
  const changed = without(trimmed, NEW_TOPIC[language]);
  const text = [CORRECTION, OPENING, PRAISE, ENDING].reduce(
    (rest, patterns) => without(rest, patterns[language]),
    changed,
  );
  const isCorrection = without(changed, CORRECTION[language]) !== changed;
  return { text, isNewTopic: changed !== trimmed, isCorrection };
}
