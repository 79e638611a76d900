import type { Language } from '@huoban/contracts';
import type { CharacterFile } from '../../../../content/content-schema';
import { isOfGame, type KnowledgeBase } from '../../knowledge/knowledge-base';
import { oncePerLanguage } from '../../knowledge/once-per-language';
import { foldText } from '../../understanding/fold-text';
import {
  asksForPartner,
  readCategories,
  readTags,
} from '../../understanding/requests/partner-request';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { containsTerm } from '../../understanding/terms';
import { formatList } from '../../wording/format';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftAboutLibrarySubject } from '../subject-drafts';
import { resemblesHelp } from '../example-drafts';
import { ABOUT_SITE } from '../preferences';
import { draftDescribed, rankDescribed } from './described';
import { draftTrait } from './traits';

const MAX_NAMED = 3;
const TAG_SCORE = 4;
const CATEGORY_SCORE = 3;
/** Share of the words of a bare “who …?” that the description of a partner must contain. */
const MIN_BARE_COVERAGE = 0.99;
/** Worth of the words of a bare “who …?”: one that few descriptions contain. */
const MIN_BARE_WORTH = 2.2;
/** Evidence of a description beyond which it counts no more. */
const MAX_DESCRIBED = 8;
/** Of others, compared with the best. */
const MIN_SHARE_OF_BEST = 0.6;
/** Score of a partner whom a request surely describes. */
const LIKENESS_SCORE = 16;
/** Share of requests for a partner among all that a message may be, from which it is one. */
const MIN_REQUEST = 0.7;

const HOW_MANY = /几(?:个|位)|多少|\bhow many\b|何人|いくつ/iu;

/** Everything that describes a partner, folded. */
const describe = ({ content }: KnowledgeBase, partner: CharacterFile, language: Language): string =>
  foldText(
    [
      partner.name[language],
      partner.bio[language],
      partner.voice[language],
      ...partner.knowledge.map((text) => text[language]),
      content.categories[partner.category]?.[language] ?? '',
      ...partner.tags.map((tag) => content.tags[tag]?.[language] ?? ''),
    ].join(' '),
    language,
  );

/** Descriptions of all partners, in the order of the content. */
const descriptions = new WeakMap<KnowledgeBase, (language: Language) => string[]>();

function describeAll({ base, language }: ReplyContext): string[] {
  const known =
    descriptions.get(base) ??
    oncePerLanguage((of) => base.content.characters.map((one) => describe(base, one, of)));
  descriptions.set(base, known);
  return known(language);
}

interface Fit {
  partner: CharacterFile;
  score: number;
  /** Terms in the description, and what they are worth together. */
  covered: number;
  worth: number;
}

/** How well each partner fits the words, tags and categories of a message, best first. */
function rankPartners(context: ReplyContext): Fit[] {
  const { base, question } = context;
  const tags = readTags(question.text);
  const categories = readCategories(question.text);
  const texts = describeAll(context);
  /** By term, then by partner. */
  const contains = question.terms.map((term) => texts.map((text) => containsTerm(text, term)));
  const worths = contains.map((found) => {
    const count = found.filter(Boolean).length;
    return count === 0 ? 0 : Math.log(1 + texts.length / (1 + count));
  });
  return base.content.characters
    .map((partner, at) => {
      const found = worths.filter((_, of) => contains[of]?.[at]);
      const worth = found.reduce((sum, one) => sum + one, 0);
      const named = partner.tags.filter((tag) => tags.includes(tag)).length;
      const isKind = categories.includes(partner.category);
      const score = TAG_SCORE * named + (isKind ? CATEGORY_SCORE : 0) + worth;
      return { partner, score, covered: found.length, worth };
    })
    .sort((a, b) => b.score - a.score || b.partner.popularity - a.partner.popularity);
}

function draftFound(found: Fit[], { language, partner: self }: ReplyContext): ReplyDraft[] {
  const [best] = found;
  if (best === undefined || best.score === 0) return [];
  const named = found
    .filter(({ score }) => score >= best.score * MIN_SHARE_OF_BEST)
    .slice(0, MAX_NAMED)
    .map(({ partner }) => partner);
  const first = named.find(({ slug }) => slug !== self.slug) ?? best.partner;
  const names = formatList(
    named.map(({ name }) => name[language]),
    language,
  );
  return [
    {
      key: 'findPartner',
      values: { names, name: first.name[language], line: first.line[language] },
    },
  ];
}

/** “Do I have to find a partner?” in a talk about an event asks for its rules. */
const ASKS_WHICH = /哪|谁|推荐|\b(?:which|who|recommend|suggest)\b|どの|どんな|誰|だれ|おすすめ/iu;
/** Without such a word “who should I ask first” in a talk about a game is about the game. */
const PARTNER = /伙伴|搭档|陪|\b(?:partners?|companions?|buddy|someone)\b|相棒/iu;

/** Asks for a partner who leads or teaches a named game. */
const ASKS_GUIDE =
  /(?:该|能|可以|应该)?找谁|谁(?:能|会|可以|来|肯)?(?:带|教|陪)|\bwho (?:can|could|should|would|will|do)\b.{0,24}\b(?:teach|show|guide|lead|take me|help|ask|play)\b|\b(?:someone|somebody|anyone) (?:to|who can|who could) (?:teach|show|guide|lead|help|play)\b|(?:誰|だれ)(?:に|と|が)?.{0,8}(?:教|習|聞け|案内|やれば|組)|(?:教えて|案内して)くれる(?:人|子|相棒|の)/iu;

/** By a pattern, or by all words of a message that is not about the partner of the chat, in no talk about something else. */
function requestsPartner(context: ReplyContext): boolean {
  const { question, language } = context;
  if (asksForPartner(question.text, language)) return true;
  const isOfAnother = question.topic !== undefined && question.topic.kind !== 'partner';
  return (
    (question.classes?.shareOf(['partnerAsk']) ?? 0) >= MIN_REQUEST &&
    !isOfAnother &&
    !question.isReferring &&
    !question.namesPartner &&
    !isAddressedToPartner(question) &&
    draftTrait(context).length === 0
  );
}

/** Partners that fit a request for a partner; empty for other messages. */
export function draftPartners(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  const one = draftDescribed(context);
  if (one.length > 0) return one;
  const [named] = question.mentions.filter(({ by }) => by !== 'part');
  if (named !== undefined)
    return named.subject.kind === 'game' &&
      named.by !== 'reference' &&
      ASKS_GUIDE.test(question.text)
      ? draftAboutLibrarySubject(named.subject, 'whoPlays', context)
      : [];
  if (question.language !== language || !requestsPartner(context)) return [];
  if (HOW_MANY.test(question.text) || resemblesHelp(context)) return [];
  if (question.topic?.kind === 'activity' && !ASKS_WHICH.test(question.text)) return [];
  // “Which characters are in it?” is about the game of the talk.
  const asksRoles = question.intents.some(({ intent }) => intent === 'roles');
  if (asksRoles && isOfGame(question.topic)) return [];
  const describesPartner =
    PARTNER.test(question.text) ||
    readTags(question.text).length + readCategories(question.text).length > 0;
  if (isOfGame(question.topic) && !describesPartner) return [];
  if (ABOUT_SITE.test(question.text) && !/你们|you guys/iu.test(question.text)) return [];
  return draftFitting(context);
}

/** The partners that a message describes best. */
export function draftFitting(context: ReplyContext): ReplyDraft[] {
  const { question, partner: self } = context;
  const described = rankDescribed(context);
  const worthOf = (partner: CharacterFile) =>
    Math.min(MAX_DESCRIBED, described.find((one) => one.partner === partner)?.evidence ?? 0);
  const likeness = question.readDescribedPartner();
  const likenessOf = ({ slug }: CharacterFile) => LIKENESS_SCORE * (likeness?.shareOf([slug]) ?? 0);
  return draftFound(
    rankPartners(context)
      .map((fit) => ({
        ...fit,
        score: fit.score + worthOf(fit.partner) / 2 + likenessOf(fit.partner),
      }))
      .filter(({ partner }) => partner.slug !== self.slug)
      .sort((a, b) => b.score - a.score),
    context,
  );
}

/** Partners for “who …?” when a description contains all its words. */
export function draftWho(context: ReplyContext): ReplyDraft[] {
  const { question, language } = context;
  if (question.language !== language || question.focus?.kind !== 'person') return [];
  if (question.mentions.length > 0 || isOfGame(question.topic)) return [];
  const ranked = rankPartners(context).filter(({ score }) => score > 0);
  const all = ranked.reduce((most, { worth }) => Math.max(most, worth), 0);
  const isTagged = readTags(question.text).length > 0 && question.terms.length <= 2;
  const total = question.terms.length;
  const best = ranked.filter(({ worth }) => worth >= all * MIN_BARE_COVERAGE);
  const covers = best.some(({ covered, worth }) => worth >= MIN_BARE_WORTH && covered === total);
  if (isTagged) return draftFound(ranked, context);
  return covers && total > 0 ? draftFound(best, context) : [];
}
