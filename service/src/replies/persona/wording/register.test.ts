import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../content/content-schema';
import type { ReplyContext } from '../answers/reply-draft';
import { withoutContractions } from './english-register';
import { fillWording, toRegister } from './fill-wording';
import { readContent } from '../../../content/read-content';
import { CONTENT, readShippedTexts, shippedPersona } from '../testing/create-test-persona';
import type { PersonaTexts } from './persona-texts';
import { CRISIS_KEYS, WORDING_KEYS } from './wording-keys';

let texts: PersonaTexts;
beforeAll(async () => void (texts = await readShippedTexts()));

const isCrisisKey = (key: string): boolean => CRISIS_KEYS.some((one) => one === key);
/** Sentences of a text without what it quotes or fills in. */
const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/「[^」]*」|『[^』]*』/gu, '')
    .split(/[。！？?!]/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{Script=Hiragana}]{2}$/u.test(sentence));
/** Plain ends of a Japanese sentence. */
const PLAIN =
  /(?:だよ|だね|だな|かな|だろう?|(?:[うくつぬむるぐぶ]|(?<![でま])す)[よね]|てる|(?<!まし|でし|ま)た|(?<![でま])る|ない|だ|しよう|いい)$/u;

describe('partners who are formal in Japanese', () => {
  it('have wording of their own for every kind of answer', () => {
    const missing = WORDING_KEYS.filter(
      (key) => !isCrisisKey(key) && texts.formalWording[key]?.ja === undefined,
    );
    expect(missing).toEqual([]);
  });

  it('say nothing in plain form', () => {
    const plain = Object.entries(texts.formalWording).flatMap(([key, ways]) =>
      (ways.ja ?? []).flatMap((text) =>
        sentencesOf(text).some((sentence) => PLAIN.test(sentence)) ? [`${key}: ${text}`] : [],
      ),
    );
    expect(plain).toEqual([]);
  });

  it('open and close politely as well', () => {
    const formal = [...texts.voices].filter(([, voice]) => voice.formal.includes('ja'));
    const plain = formal.flatMap(([slug, { openers, closers, unknown }]) =>
      [...openers.ja, ...closers.ja, ...unknown.ja].flatMap((text) =>
        sentencesOf(text).some((sentence) => PLAIN.test(sentence)) ? [`${slug}: ${text}`] : [],
      ),
    );
    expect(formal.length).toBeGreaterThan(0);
    expect(plain).toEqual([]);
  });
});

it('partners who are formal in Chinese never say 你 for you, whatever they answer', async () => {
  const { converse } = await shippedPersona();
  const formal = [...texts.voices].filter(([, voice]) => voice.formal.includes('zh'));
  const lines = [
    '你好',
    '我好难过',
    '给我讲个笑话',
    '推荐一款双人游戏',
    '云阶怎么玩',
    '会员多少钱',
  ];
  const more = ['我该不该辞职', '猜猜我在哪', '第十二案讲什么', '特斯拉股价多少', '谢谢你', '晚安'];
  for (const [slug] of formal) {
    const replies = await converse({ partner: slug, language: 'zh', lines: [...lines, ...more] });
    expect(replies.filter((reply) => /你(?!们)/u.test(reply))).toEqual([]);
  }
});

/** “don’t”, “I’ll”, and “it’s”, but no possessive. */
const CONTRACTION =
  /n[’']t\b|[’'](?:ll|re|ve|m)\b|\b(?:it|that|there|here|what|who|he|she)[’']s\b/iu;

it.each([
  ['I don’t know, and I won’t guess.', 'I do not know, and I will not guess.'],
  ['It’s late; it’s been a day. Let’s rest.', 'It is late; it has been a day. Let us rest.'],
  ['How’s your day been?', 'How has your day been?'],
  ['I’d better go; I’ll return.', 'I had better go; I shall return.'],
  ['Grandma’s Margins is the cook’s book.', 'Grandma’s Margins is the cook’s book.'],
])('withoutContractions writes verbs in full: %s', (text, full) => {
  expect(withoutContractions(text)).toBe(full);
});

describe('every partner and every kind of reply', () => {
  const draftAll = (partner: CharacterFile, language: Language): string[] => {
    const context = { texts, partner, language } as ReplyContext;
    const values = new Proxy<Record<string, string>>({}, { get: () => '', has: () => true });
    return WORDING_KEYS.filter((key) => !isCrisisKey(key)).flatMap((key) =>
      fillWording({ key, values }, context).map((text) => toRegister(text, context)),
    );
  };

  it('keeps the register of the partner in English and Chinese', async () => {
    const { characters } = await readContent(CONTENT);
    const wrong = characters.flatMap((partner) => {
      const formal = texts.voices.get(partner.slug)?.formal ?? [];
      const english = draftAll(partner, 'en');
      const chinese = draftAll(partner, 'zh');
      const isFormalEnglish = !english.some((text) => CONTRACTION.test(text));
      const isFormalChinese = !chinese.some((text) => /你(?!们)/u.test(text));
      return [
        ...(isFormalEnglish === formal.includes('en') ? [] : [`${partner.slug} en`]),
        ...(isFormalChinese === formal.includes('zh') ? [] : [`${partner.slug} zh`]),
        ...(!formal.includes('zh') && chinese.some((text) => text.includes('您'))
          ? [`${partner.slug} says 您`]
          : []),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('holds in whole replies, quotations included', async () => {
    const { converse } = await shippedPersona();
    const formal = [...texts.voices].filter(([, voice]) => voice.formal.includes('en'));
    const lines = [
      'hello',
      'tips for Bathysphere Inn',
      'how do I delete my account',
      'tell me about yourself',
      'recommend a game for two',
      'will it rain tomorrow',
      'what stories are there',
      'thanks',
    ];
    expect(formal.length).toBeGreaterThan(0);
    for (const [partner] of formal) {
      const replies = await converse({ partner, language: 'en', lines });
      expect(replies.filter((reply) => CONTRACTION.test(reply))).toEqual([]);
    }
  });
});
