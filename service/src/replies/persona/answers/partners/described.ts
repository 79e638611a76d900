import { isOfGame } from '../../knowledge/knowledge-base';
import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../../content/content-schema';
import { readCategories, readTags } from '../../understanding/requests/partner-request';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { draftAboutLibrarySubject } from '../subject-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

type Patterns = Record<Language, RegExp>;

/** Speaks of one being that is not named: who it is, what it is called, whether to trust it. */
const OF_SOMEONE: Patterns = {
  zh: /那(?:个|位|只|条|台)[^，。？]{1,14}(?:叫|是谁|能信|可信|靠谱|信得过|人怎么样|人怎样|好相处|什么来头|来着)|(?:有|是)(?:个|位|只|条)[^？]{1,18}(?:叫(?:什么|啥)|来着|是谁|是哪)|[^，。？]{2,14}(?:那(?:个|位|只)|的)(?:叫(?:什么|啥)|是谁|是哪(?:个|位))|[^，。？]{2,8}的[^，。？的]{1,6}是哪(?:位|只)|(?:名字|叫啥)[^，。]{0,6}(?:忘|想不起|记不)|(?:忘|想不起|记不)[^，。]{0,8}(?:名字|叫)/u,
  en: /\b(?:that|this|there was (?:this|a|an)|there(?:'s| is) (?:this|a|an)|the|some) [\w' -]{2,40}?(?:,| who| with| that|\?|$).*\b(?:names?|called|who (?:is|was) (?:it|he|she|that))\b|\b(?:forg[eo]t|forgotten|can't (?:recall|remember|think of)|blank(?:ed|ing)? on|remind me of) (?:his|her|their|its|the) names?\b|\b(?:what|who)(?:'s| is| was) (?:his|her|their|its) name\b|\b(?:can|should|could|do|would) (?:i|we|you|one) (?:really |actually |even )?trust (?:that|the|this)\b|\bis (?:that|the|this) [\w' -]{2,30} (?:to be trusted|trustworthy|reliable|legit|any good|honest)\b|\bwhat was (?:he|she|it|they) called\b/iu,
  ja: /って(?:どなた|何者)|(?:人|方|子|さん|姉ちゃん|兄ちゃん|おっさん|おばちゃん|先生|商人|コーチ|店主|キャラ|相棒)(?:って|が|は|を|、|いた|なんだけど)?.{0,16}(?:いたよね|おったよ?[なね]|いた(?:はず|気が)|いるらしい|いましたよね|誰だっけ|だれだっけ|名前|なんて(?:方|人|名|いう)|(?:信じ|信用|信頼)て?)|(?:信じ|信用し|信頼し)て(?:平気|大丈夫|いい|も)|名前(?:が|を)?(?:出てこない|思い出せない|忘れ)/u,
};
/** Asks what a partner is like. */
const TRUST: Patterns = {
  zh: /信(?:得过|任)|能信|可信|靠谱|靠得住|骗|怎么样|是(?:个)?什么(?:样的)?人|好(?:不好)?相处/u,
  en: /\btrust|reliable|legit|honest|\bwhat(?:'s| is) .{2,24} like\b|any good|\bnice\b|get along/iu,
  ja: /信用|信じ|信頼|大丈夫|平気|どんな(?:人|子|やつ|方)|ってやつ|だます|騙/u,
};

/** Words for any being, of names and of trust: they describe no partner. */
const EMPTY =
  /^(?:名字|那只|那个|那位|家伙|人|信|能信|信用|信赖|信頼|名前|子|やつ|奴|方|出て|らしい|なんて|みんな|平气|平気|大丈夫|思い|guy|lady|girl|boy|bloke|fellow|chap|woman|man|character|one|name|call|trust|forget|forgot|rememb|somebody|someone|alway|remind)$/u;
/** Of the evidence in the library: “the man who mends clocks” is in a game. */
const MIN_SHARE = 0.8;
/** The same of one whom the visitor may trust: that is mostly a partner. */
const MIN_TRUSTED_SHARE = 0.6;
/** Evidence of a word that few texts have. */
const MIN_EVIDENCE = 3.2;
/** What a partner does in a game describes it less than its bio. */
const NAMES_GAME = /[《『]|\bIn \p{Lu}/u;
const OF_GAME = 0.75;
const TRAIT_WORTH = 2;
const KIND_WORTH = 2;

interface Described {
  partner: CharacterFile;
  score: number;
  evidence: number;
}

/** How well the words of a message describe each partner, by the best sentence of its card, best first. */
export function rankDescribed({ question, language, sentences, base }: ReplyContext): Described[] {
  const terms = question.terms.filter(({ text }) => !EMPTY.test(text.trim()));
  const share = TRUST[language].test(question.text) ? MIN_TRUSTED_SHARE : MIN_SHARE;
  const tags = readTags(question.text);
  const categories = readCategories(question.text);
  const search = (ofPartners: boolean) =>
    sentences.search({
      ...{ terms, language, isLenient: true, similar: ofPartners ? 'proves' : 'orders' },
      prefer: ({ subject, text }) =>
        (subject?.kind === 'partner') === ofPartners ? (NAMES_GAME.test(text) ? OF_GAME : 1) : 0,
    });
  const found = terms.length === 0 ? [] : search(true);
  const likely = base.content.characters
    .map((partner) => {
      const own = found.filter(
        ({ sentence: { subject } }) => subject?.kind === 'partner' && subject.partner === partner,
      );
      const evidence = Math.max(0, ...own.map((one) => one.evidence));
      const traits = partner.tags.filter((tag) => tags.includes(tag)).length;
      const isKind = categories.includes(partner.category);
      const worth = TRAIT_WORTH * traits + (isKind ? KIND_WORTH : 0);
      const score = Math.max(0, ...own.map((one) => one.score)) + worth;
      return { partner, evidence, score, proof: evidence + worth };
    })
    .filter(({ score, proof }) => score > 0 && proof >= MIN_EVIDENCE);
  // Without a likely partner the rest of the library need not be searched.
  if (likely.length === 0) return [];
  const elsewhere = Math.max(
    0,
    ...(terms.length === 0 ? [] : search(false)).map((one) => one.evidence),
  );
  return likely.filter(({ proof }) => proof >= share * elsewhere).sort((a, b) => b.score - a.score);
}

/** Who the partner is that a message describes or names by a part of its name. */
export function draftDescribed(context: ReplyContext): ReplyDraft[] {
  const { question, language, partner: self } = context;
  if (question.language !== language) return [];
  const text = question.text.replace(/[’‘]/gu, "'");
  const [mention] = question.mentions;
  if (mention?.subject.kind === 'partner' && TRUST[language].test(text))
    return draftAboutLibrarySubject(mention.subject, 'what', context);
  if (mention !== undefined || isOfGame(question.topic) || isAddressedToPartner(question))
    return [];
  if (!OF_SOMEONE[language].test(text)) return [];
  const [best] = rankDescribed(context).filter(({ partner }) => partner.slug !== self.slug);
  return best === undefined
    ? []
    : draftAboutLibrarySubject({ kind: 'partner', partner: best.partner }, 'what', context);
}
