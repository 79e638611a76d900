import type { Question } from '../question';

/** Whether the question is about the partner itself, not about its knowledge. */
export const isAddressedToPartner = ({ text }: Pick<Question, 'text'>): boolean =>
  /[你您](?!好|们)|(?<!\b(?:where|in which|if|when) )\b(?:you|your|yours|u)\b|きみ|君|あなた|おまえ/iu.test(
    text,
  ) &&
  !/知道|认识|听说过|\b(?:do (?:you|u) know|can you tell|could you tell|heard of)\b|知って/iu.test(
    text,
  );
