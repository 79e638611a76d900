import { LANGUAGES, type Language } from '@huoban/contracts';
import { foldText, stemOf, wordsOf } from '../replies/persona/understanding/fold-text';
import { readTerms } from '../replies/persona/understanding/terms';

/** Words of questions and requests. Fewer than the stop words of a search: what a visitor plays, likes or wants counts. */
const FUNCTION_WORDS = new Set(
  'a about again am an and are at called did do does ever exactly for from have how i im in is it kind many me my named of old on or remember said say still tell that the this time to stated was were what when where which who you your'.split(
    ' ',
  ),
);

/** Phrases that a segmenter would join with the word beside them. */
const FUNCTION_PHRASES: Record<'zh' | 'ja', RegExp> = {
  zh: /我家?的?|你的?|什么|啥|哪[里儿个]?|多少|几|叫|名字|是|在|的|吗|呢|了|过|来着|会/gu,
  ja: /(?:わたし|私|ぼく|僕|俺|うち|自分)(?:の|は|が)?|何[のをが]?|なに|どこ|だれ|誰|いつ|いくつ|だっけ|っけ|覚えて(?:る|いる|ます)?/gu,
};

/** The words of a topic that carry content, folded for a search in folded texts. */
export const readTopicWords = (topic: string, language: Language): string[] =>
  language === 'en'
    ? wordsOf(topic)
        .filter((word) => !FUNCTION_WORDS.has(word))
        .map((word) => ` ${stemOf(word)} `)
    : readTerms(topic.replace(FUNCTION_PHRASES[language], ' '), [], language, () => []).map(
        ({ text }) => text,
      );

/** Whether a text has a folded word, in any language: memories may be stated in another one than the message. */
export const contains = ({ text }: { text: string }, word: string): boolean =>
  LANGUAGES.some((language) => foldText(text, language).includes(word));
