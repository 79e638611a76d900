import { splitSentences } from '../../../../content/split-sentences';
import {
  GENERAL_INTENTS,
  isConversationIntent,
  isLibraryIntent,
  type Intent,
} from '../../understanding/intents/intent';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import { isQuestion } from '../../understanding/question';
import { toFirstPerson } from '../../wording/format';
import { draftConversation } from '../conversation-drafts';
import { isUnknowable, resemblesExample, resemblesHelp } from '../example-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { MIN_SIMILARITY } from '../subject-replies';
import { OWN_TOPICS, type Patterns } from './own-topics';
import { draftQuotes, searchSentences } from '../sentence-drafts';

const ADDRESSES: Patterns = {
  zh: /[你您](?!们|好)/u,
  en: /\b(?:you|your|yours|u|ur)\b/iu,
  // Japanese leaves the person out: “have you ever …?”
  ja: /きみ|君|あなた|おまえ|こと(?:は|が|って)?(?:ある|あります)(?:の|か)?[?？]*$/u,
};

const sentencesOfSelf = ({ partner, language }: ReplyContext): string[] => [
  ...splitSentences(partner.bio[language], language),
  ...partner.knowledge.map((text) => text[language]),
];

/** Words of the question in one sentence of the card, enough to be its answer. */
const MIN_OWN = { coverage: 0.6, evidence: 3.5 };

/** Sentences of the card that contain most words of the question. */
const draftSimilar = (context: ReplyContext): ReplyDraft[] =>
  draftQuotes(
    searchSentences(context, 'self').filter(
      ({ ownCoverage, evidence }) =>
        ownCoverage >= MIN_OWN.coverage && evidence >= MIN_OWN.evidence,
    ),
    context,
  );

/** Enough for a question to the partner that nothing else answers. */
const MIN_LIKELY = { coverage: 0.25, evidence: 4.5 };

const NAMES_GAME = /[《『]/u;

/** “Are you really ten?” asks whether the partner is real, which its card does not say. */
const DOUBTS = /真(?:的|有|是)|\b(?:really|actually|for real|seriously)\b|本当|ほんと/iu;

/** The sentence of the card that most likely answers a question about the partner's own world. */
export const draftLikelyOwn = (context: ReplyContext): ReplyDraft[] =>
  isQuestion(context.question) && !DOUBTS.test(context.question.text)
    ? draftQuotes(
        searchSentences(context, { kind: 'partner', partner: context.partner }).filter(
          ({ ownCoverage, evidence, similarity, sentence }) =>
            !NAMES_GAME.test(sentence.text) &&
            (similarity >= MIN_SIMILARITY ||
              (ownCoverage >= MIN_LIKELY.coverage && evidence >= MIN_LIKELY.evidence)),
        ),
        context,
      )
    : [];

/** The same for a message that is also small talk or has the words of one of these topics. */
const MIN_SIMILARITY_BESIDE_TOPIC = 0.55;

/**
 * Sentences of the card whose questions the message resembles more than it does examples, and more than questions about
 * anything else when nothing says that it is about the partner.
 */
function draftByQuestion(
  context: ReplyContext,
  isAddressed: boolean,
  minimum: number,
): ReplyDraft[] {
  const { nearest } = context.question;
  const least = Math.max(minimum, nearest?.similarity ?? 0);
  const found = searchSentences(context, 'self');
  const [best] = found;
  if (best === undefined || best.similarity < least) return [];
  const isNearest = () =>
    searchSentences(context, 'anywhere').every(({ similarity }) => similarity <= best.similarity);
  const isSure = isAddressed || (context.question.mentions.length === 0 && isNearest());
  return isSure ? draftQuotes(found, context) : [];
}

/** Share of the evidence of the best sentence of the library from which the card answers as well. */
const MIN_OWN_SHARE = 0.8;
/** A word that few sentences have. */
const MIN_SPOKEN_EVIDENCE = 2.5;

/** Sentences of the card for a Japanese question without a named person, unless the library answers it better. */
function draftSpoken(context: ReplyContext, isAddressed: boolean): ReplyDraft[] {
  const { intents, focus, isReferring } = context.question;
  const isElse = (intent: Intent): boolean =>
    !GENERAL_INTENTS.includes(intent) && !(isAddressed && isLibraryIntent(intent));
  if (intents.some(({ intent }) => isElse(intent)) || context.request.isStated) return [];
  if (isReferring || focus?.kind === 'person') return [];
  if (resemblesExample(context) || resemblesHelp(context) || isUnknowable(context)) return [];
  const [best] = searchSentences(context, 'anywhere', { message: undefined });
  const found = searchSentences(context, 'self').filter(
    ({ evidence, matched, ownCoverage, sentence }) =>
      !NAMES_GAME.test(sentence.text) &&
      (matched > 0 || ownCoverage >= MIN_OWN.coverage) &&
      evidence >= MIN_SPOKEN_EVIDENCE &&
      (matched >= (best?.matched ?? 0) || evidence >= MIN_OWN_SHARE * (best?.evidence ?? 0)),
  );
  return draftQuotes(found, context);
}

/** Facts about the partner itself, for questions about its work, age, fears and the like. */
export function draftOwnFacts(context: ReplyContext): ReplyDraft[] {
  const { question, language, partner } = context;
  const { text, namesPartner, mentions, topic } = question;
  if (question.language !== language || !isQuestion(question)) return [];
  if (mentions.some(({ by }) => by !== 'part')) return [];
  const isSpoken = language === 'ja' && topic === undefined;
  const isAddressed =
    namesPartner || ADDRESSES[language].test(text) || isAddressedToPartner(question);
  if (!isAddressed && !isSpoken) return [];
  if (namesPartner && question.terms.length === 0) return draftConversation('self', context);
  const about = OWN_TOPICS.find(({ asks }) => asks[language].test(text));
  const isSocial = question.intents.some(({ intent }) => isConversationIntent(intent));
  const isElse = about !== undefined || isSocial;
  const least = isElse ? MIN_SIMILARITY_BESIDE_TOPIC : MIN_SIMILARITY;
  const written = draftByQuestion(context, isAddressed, least);
  if (written.length > 0) return written;
  if (about === undefined) {
    const similar = isAddressed && !isSocial ? draftSimilar(context) : [];
    const isJapanese = language === 'ja' && (isSpoken || isAddressed);
    return similar.length > 0 || !isJapanese ? similar : draftSpoken(context, isAddressed);
  }
  const { tells } = about;
  if (tells === undefined) return draftConversation('self', context);
  const found = sentencesOfSelf(context).filter((sentence) => tells[language].test(sentence));
  if (found.length === 0 && about.otherwise !== undefined)
    return draftConversation(about.otherwise, context);
  return found.map((sentence) => {
    const own = toFirstPerson(sentence, language);
    return { key: 'known', values: { name: partner.name[language], text: own }, fact: own };
  });
}
