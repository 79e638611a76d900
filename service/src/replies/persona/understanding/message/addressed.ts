import type { Question } from '../question';

/** “Can you swim?” in a talk about a game asks what one can do in it. */
const MEANS_ANYONE =
  /\b(?:can|could|do|should|must|how (?:do|can)|what (?:do|can)|when (?:do|can)|are) you\b(?!.{0,12}\b(?:like|love|think|prefer|feel|want|enjoy|know|remember|play|recommend|tell|help|have|an? (?:ai|bot|human|robot)|real|ok|sure|there|doing|happy|free)\b)/iu;

/** Whether the question is about the partner itself, not about its knowledge. */
export const isAddressedToPartner = ({ text, topic }: Pick<Question, 'text' | 'topic'>): boolean =>
  !((topic?.kind === 'game' || topic?.kind === 'entity') && MEANS_ANYONE.test(text)) &&
  /[你您](?!好|们)|(?<!\b(?:where|in which|if|when) )\b(?:you|your|yours|u)\b|きみ|君|あなた|おまえ/iu.test(
    text,
  ) &&
  !/知道|认识|听说过|\b(?:do (?:you|u) know|can you tell|could you tell|heard of)\b|知って/iu.test(
    text,
  );
