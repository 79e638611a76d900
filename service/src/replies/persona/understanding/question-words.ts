import type { Language } from '@huoban/contracts';
import { normalizeText, withoutNames } from './normalize-text';

/** Question and function words. They are replaced by a space. */
const QUESTION_WORDS: Record<Language, RegExp> = {
  zh: /怎么样|怎么办|怎么|怎样|咋整|咋|什么样|什么|为什么|为啥|啥|多少|哪里|哪儿|哪些|哪个|哪|谁|如何|应该|该|可以|可不可以|能不能|能|会不会|会|要不要|是不是|有没有|请问|告诉我|知道|介绍|一下|讲究|时候|的话|游戏|玩|里面|里|的|了|着|过|吗|呢|吧|啊|呀|嘛|么|是|有|在|我们|我|你们|你|他们|它们|他|她|它|这个|那个|这|那|一个|个|和|跟|与|对|把|被|让|给|到|从|就|都|也|还|很|最|更|又|再|不|没|请|说|讲|想|一/gu,
  en: /\b(what|which|who|whom|whose|where|when|why|how|is|are|was|were|be|been|am|do|does|did|done|can|could|should|shall|would|will|may|might|must|have|has|had|the|a|an|of|in|on|at|to|for|with|from|by|about|into|and|or|but|if|it|its|this|that|these|those|there|i|im|me|my|we|us|our|you|your|he|him|his|she|her|they|them|their|game|games|play|playing|any|some|much|many|tell|know|please|advice|happens|happen|need|want|get|got|so|too|very|just|now|then|first|something|anything|up|s|t|m|re|ll|ve|d)\b/giu,
  ja: /どうすれば|どうしたら|どうなる|どうする|どうやって|どう|どんな|どこ|どれ|どの|どっち|なぜ|なに|なん|いくつ|いつ|だれ|何|誰|ゲーム|教えて|ください|について|できる|ですか|ます|です|だった|した|して|する|すると|いい|よい|とき|時|場合|ある|いる|出てくる|という|って|とは|から|まで|より|だけ|たら|れば|は|が|を|に|で|と|の|も|か|へ|や|よ|ね|な/gu,
};

/** The question without names and question words. */
export function withoutQuestionWords(
  question: string,
  names: string[],
  language: Language,
): string {
  const text = withoutNames(normalizeText(question).toLowerCase(), names);
  return text.replace(QUESTION_WORDS[language], ' ').replace(/\s+/g, ' ').trim();
}
