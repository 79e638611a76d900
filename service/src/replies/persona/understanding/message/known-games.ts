import type { Language } from '@huoban/contracts';
import { normalizeCharacters } from '../normalize-text';

/** Says that the named games are known, finished or not wanted, so that another one is asked for. */
const KNOWN: Record<Language, RegExp> = {
  zh: /(?:通关|打通|玩通|打穿|全成就)(?:了|过)?|(?:玩|打|刷)(?:过|完|腻|烂|穿|够|吐)(?:了|好几遍|无数遍)?|(?:早就?|已经|都).{0,3}(?:玩|打|通)|除了|以外|之外|(?:别|不要|不用|甭)(?:再|给我)*(?:推|说|提|来|给)/u,
  en: /\b(?:(?:already|just|i've|i have|we've) (?:already |just )?(?:finished|done|beaten|beat|completed|cleared|played|got|own|have|know)|(?:finished|completed|played|beat|beaten|done)(?: with)?(?: it)?\b.{0,12}(?:already|twice|to death|to bits|a million times|before)|(?:other|apart|aside) (?:than|from)|besides|except(?: for)?|not|sick of|tired of|bored of|fed up with|done with|over)\b/iu,
  ja: /クリア(?:した|済)|(?:もう|すでに|全部)[^、。]{0,8}(?:やった|遊んだ|終わ|持って|やり)|やり(?:込|尽|倒|終)|飽き|以外|のほか|じゃな(?:い|く)|抜きで|はもう(?:いい|やった|持って)|遊び(?:尽|終)|は(?:やった|遊んだ|済み)/u,
};

/** “Besides the phone” sets a device aside. */
const DEVICE_ASIDE =
  /除了\s*(?:手机|安卓|苹果|电脑|平板|主机|pc|switch|ps ?\d?|xbox)|\b(?:besides|except(?: for)?|other than|apart from|aside from|not) (?:on |the |my |a )*(?:pc|computer|phones?|mobile|switch|xbox|ps ?\d?|playstation)\b|(?:スマホ|携帯|パソコン|pc|switch|スイッチ|ps ?\d?|プレステ|xbox)(?:版)?(?:以外|のほか|じゃな(?:い|く))/giu;

/** Whether a message sets the games that it names aside. */
export const setsAside = (text: string, language: Language): boolean =>
  KNOWN[language].test(normalizeCharacters(text).replace(DEVICE_ASIDE, ' '));

/** “Besides X” asks for another game without a verb. */
const EXCEPT =
  /除了|以外|之外|\b(?:besides|except|other than|apart from|aside from|but not)\b|抜きで|じゃないやつ/iu;

/** Wants a game, by the verb or by naming none. */
const WANTS: Record<Language, RegExp> = {
  zh: /想|要|来|求|找|推荐|有(?:没有|什么|啥)|给我|整/u,
  en: /\b(?:want|wanna|need|looking|fancy|after|something|anything|any|another|recommend|suggest|give|got|hit me|what|which|one|feel like)\b/iu,
  ja: /ほしい|欲しい|たい|おすすめ|探し|ある|ない[?？]|何か|教え|頼|ちょうだい|がいい|よろしく|お願い/u,
};

export const wantsGame = (text: string, language: Language): boolean =>
  WANTS[language].test(text) || EXCEPT.test(text);
