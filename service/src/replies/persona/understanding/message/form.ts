import { normalizeCharacters } from '../normalize-text';
/** Words and marks of questions in the three languages. */
const QUESTION =
  /[?？]|[吗呢么]$|什么|啥|谁|哪|怎么|怎样|咋|多少|几[个岁点]|为什么|是不是|会不会|能不能|有没有|要不要|好不好|^(?:(?:and|so|but|hey|ok|well|then) )?(?:what|who|whose|when|where|why|how|which|can|could|do|does|did|is|are|was|were|will|would|should|have|has|any)\b|(?:何|誰|だれ|どこ|いつ|どう|なぜ|なんで|どれ|どっち|どんな|いくつ)(?!も)|(?:です|ます|の|る)か$|かな$/iu;

/** Whether a message asks, by its form alone: “do you like rain?”, not “I like rain”. */
export const hasQuestionForm = (text: string): boolean =>
  QUESTION.test(normalizeCharacters(text).trim());
