import type { Language } from '@huoban/contracts';
import type { Moderation } from '../../moderation/moderation';
import { ReplyFailed } from '../reply-provider';

/** End of a sentence with closing marks; a full stop needs the character after it, because of numbers. */
const SENTENCE_END = /(?:[。！？!?…]+["”’」』）)]*|\.["”’)]*(?=\s)|\n)\s*/u;
/** A sentence without an end is not held back any longer. */
const MAX_SENTENCE = 240;
/** A longer reply ends after the sentence that reaches this length. */
const MAX_REPLY = 1_200;

/** A model that names itself or refuses in the words of its maker is out of character. */
const OUT_OF_CHARACTER =
  /\bas an ai (?:language )?(?:model|assistant)\b|\bi(?:’|')?m sorry,? but i can(?:’|')?t\b|作为(?:一个|一名)?(?:AI|人工智能)(?:语言)?(?:模型|助手)|(?:AI|人工知能)の?言語モデルとして/iu;

export interface SentenceRules {
  moderation: Moderation;
  language: Language;
}

async function checkSentence(sentence: string, { moderation, language }: SentenceRules) {
  if (OUT_OF_CHARACTER.test(sentence)) throw new ReplyFailed('the model spoke out of character');
  const verdict = await moderation.check({ text: sentence, language, from: 'character' });
  if (verdict.kind === 'refused')
    throw new ReplyFailed(`the model broke the moderation rule ${verdict.rule}`);
  return verdict.text;
}

/**
 * Yields whole sentences, each moderated before it is shown. Stops reading a reply that is too long.
 * @throws ReplyFailed at a sentence that moderation refuses or that is out of character
 */
export async function* moderateSentences(
  pieces: AsyncIterable<string>,
  rules: SentenceRules,
): AsyncGenerator<string> {
  let pending = '';
  let length = 0;
  for await (const piece of pieces) {
    pending += piece;
    for (;;) {
      const end = SENTENCE_END.exec(pending);
      const at = end ? end.index + end[0].length : pending.length > MAX_SENTENCE ? MAX_SENTENCE : 0;
      if (at === 0) break;
      const sentence = pending.slice(0, at);
      pending = pending.slice(at);
      yield await checkSentence(sentence, rules);
      length += sentence.length;
      if (length > MAX_REPLY) return;
    }
  }
  if (pending.trim() !== '') yield await checkSentence(pending, rules);
}
