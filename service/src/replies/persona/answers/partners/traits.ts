import { formatList } from '../../wording/format';
import { asksForPartner, readTags } from '../../understanding/requests/partner-request';
import { isQuestion } from '../../understanding/question';
import { isAddressedToPartner } from '../../understanding/message/addressed';
import type { ReplyContext, ReplyDraft } from '../reply-draft';

/** Tags that say what a partner is like. */
const TRAITS = new Set([
  'gentle',
  'sharp-tongue',
  'hot-blooded',
  'cool-headed',
  'slow-warm',
  'proud',
  'lazy',
  'clumsy',
  'mischief',
  'cheerful',
  'chatterbox',
  'few-words',
  'patient',
  'strict',
  'late-night',
]);
/** Asks for something that is like that. */
const ASKS_OTHERS =
  /有(?:没有|什么|啥)|游戏|谁|哪|什么|怎么|为什么|\b(?:any|game|games|who|which|what|why|how|when|where)\b|ある|ない|ゲーム|やつ|曲|誰|だれ|どの|どれ|どっち|どう|なんで|なぜ|何|いつ|どこ|より|向いて/iu;
/** A bare quality: “夜型？”, “無口なほう？” */
const MAX_BARE = { terms: 1, length: 12 };
const NAMES_OTHER = /って|[はがをと]/u;

/** Whether the partner is what the visitor asks it to be, by its labels: “are you a night owl?” */
export function draftTrait(context: ReplyContext): ReplyDraft[] {
  const { question, language, partner, base } = context;
  const { text, terms, topic } = question;
  if (question.language !== language || !isQuestion(question)) return [];
  if (question.mentions.some(({ by }) => by !== 'part')) return [];
  if (ASKS_OTHERS.test(text) || asksForPartner(text, language)) return [];
  const isBare =
    topic === undefined &&
    language !== 'en' &&
    terms.length <= MAX_BARE.terms &&
    text.length <= MAX_BARE.length &&
    !NAMES_OTHER.test(text);
  if (!isBare && !question.namesPartner && !isAddressedToPartner(question)) return [];
  const wanted = readTags(text).filter((tag) => TRAITS.has(tag));
  if (wanted.length === 0) return [];
  const labelOf = (tag: string) => base.content.tags[tag]?.[language] ?? tag;
  const has = wanted.find((tag) => partner.tags.includes(tag));
  const tags = formatList(partner.tags.map(labelOf), language);
  return [
    has === undefined
      ? { key: 'traitNo', values: { tags } }
      : { key: 'traitYes', values: { about: labelOf(has) } },
  ];
}
