import type { Language } from '@huoban/contracts';
import type { HelpSection } from '../../knowledge/sentences';
import type { SlicedWork } from '../../../../process/time-slices';
import type { PersonaTexts } from '../../wording/persona-texts';
import { createTopicIndex, type ReadTraits, type TopicExample } from './topic-index';
import type { TopicExamples } from './everyday';

/** Finds the section of help that a message asks for more likely than anything else. */
type FindHelp = (text: string) => HelpSection | undefined;

/** Score of a section, and its lead over all that is no help; single characters resemble each other more than words. */
const LEAST: Record<Language, number> = { zh: 0.52, en: 0.43, ja: 0.43 };
const LEAD = 0.05;
/** Begins the names of sections among those of topics and intents. */
const SECTION = 'help ';

type Texts = Pick<PersonaTexts, 'help' | 'examples' | 'everyday'>;

/** The ways to ask for help, and what visitors say otherwise. */
function collect(
  { help, examples, everyday }: Texts,
  topics: TopicExamples,
  language: Language,
  readTraits: ReadTraits,
): TopicExample[] {
  const of = (topic: string, texts: string[] = []): TopicExample[] =>
    texts.map((text) => ({ topic, ...readTraits(text) }));
  return [
    ...help.flatMap(({ asks }, at) => of(`${SECTION}${at}`, asks?.[language])),
    ...Object.entries(examples).flatMap(([intent, texts]) => of(intent, texts[language])),
    ...Object.entries(everyday).flatMap(([topic, { follows }]) =>
      follows.length === 0 ? (topics.get(topic) ?? []) : [],
    ),
  ];
}

/**
 * Creates the search. All examples of a section count, not only the nearest one, so it also finds what shares few words
 * with each of them.
 */
export function* createHelpFinder(
  texts: Texts,
  topics: TopicExamples,
  language: Language,
  readTraits: ReadTraits,
): SlicedWork<FindHelp> {
  const rank = createTopicIndex(collect(texts, topics, language, readTraits), readTraits);
  yield;
  return (text) => {
    const ranked = rank(text);
    const [best] = ranked;
    if (best?.topic.startsWith(SECTION) !== true || best.score < LEAST[language]) return undefined;
    const other = ranked.find(({ topic }) => !topic.startsWith(SECTION));
    return best.score - (other?.score ?? 0) < LEAD
      ? undefined
      : texts.help[Number(best.topic.slice(SECTION.length))];
  };
}
