import type { Language } from '@huoban/contracts';
import { nameOf } from '../../knowledge/knowledge-base';
import type { SentenceMatch } from '../../knowledge/sentence-index';
import { draftConversation } from '../conversation-drafts';
import { draftHelpContinued } from '../help-drafts';
import type { ReplyContext, ReplyDraft } from '../reply-draft';
import { draftQuotes, searchSentences } from '../sentence-drafts';
import { findQuoted } from './quoted';

/** Preference for what stands beside the sentence that the last reply quoted first. */
const BESIDE = 4;

/** “Why?” without a word of its own. */
const BARE_WHY: Record<Language, RegExp> = {
  zh: /^(?:那|可是?|但是?|哈+|啊|诶|额|咦|真的吗?|是吗|哦+)?[，,？? ]*(?:为什么|为啥|为何|凭什么|怎么会)(?:呢|呀|啊|这样|会?这样|这么(?:说|选|讲)|(?:会?推荐|选|挑)(?:这个|这款|它|的)?)?[?？!！]*$/u,
  en: /^(?:(?:lol|haha+|ok|but|and|so|wait|huh|really|hm+)[,.! ]+)*(?:why(?: (?:that|is that|so|though|not|is it|(?:this|that) one|(?:do|did|would) you (?:recommend|pick|choose|suggest) (?:it|this|that)(?: one)?))?|how come)[?!. ]*$/iu,
  ja: /^理由(?:は|を教えて)[?？]*$|^(?:え|へえ|でも|それは|それって)?[、,… ]*(?:なんで|なぜ|どうして|何で)(?:なの|だろう|ですか|そうなの|また|(?:それ|これ)?(?:を|が)?おすすめ(?:なの|したの)?)?[?？!！]*$/u,
};

/** Whether a message asks for the reason of the last reply, and nothing else. */
export const asksBareWhy = ({ question: { text }, language }: ReplyContext): boolean =>
  BARE_WHY[language].test(text);

/** The reason for the last reply: what its text says beside it, or that of the partner. */
export function draftWhy(context: ReplyContext): ReplyDraft[] {
  const { question, language, previousReplies } = context;
  const last = previousReplies.at(-1);
  if (last === undefined || question.language !== language || !asksBareWhy(context)) return [];
  const help = draftHelpContinued(context);
  if (help.length > 0) return help;
  const { topic } = question;
  if (topic === undefined) return draftConversation('because', context);
  const about = searchSentences(context, topic, { terms: question.carried, similar: 'unused' });
  const [quoted] = findQuoted(about, context);
  if (quoted === undefined && !last.includes(nameOf(topic, language)))
    return draftConversation('because', context);
  const isBeside = ({ sentence }: SentenceMatch) => sentence.texts === quoted?.sentence.texts;
  const found = about
    .filter(({ evidence, sentence }) => evidence > 0 && !last.includes(sentence.text))
    .map((match) => ({ ...match, score: match.score * (isBeside(match) ? BESIDE : 1) }))
    .sort((a, b) => b.score - a.score);
  return draftQuotes(found, context);
}
