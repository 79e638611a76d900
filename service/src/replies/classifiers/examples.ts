import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '@huoban/contracts';
import { localized, text } from '../../content/content-schema';
import { readJsonFile } from '../../content/json-file';
import type { Content } from '../../content/read-content';
import type { SubjectQuestions } from '../../content/subject-questions';
import { GAME_QUESTIONS } from '../persona/understanding/classifier/game-questions';
import { MESSAGE_CLASSES } from '../persona/understanding/classifier/message-classes';
import { CLASSIFIER_FILES } from '../persona/understanding/classifier/classifier-files';
import type { Examples } from './generate-classifier';

/** What classifiers learn from besides their own examples. */
export type QuestionedContent = Content & { questions: SubjectQuestions[] };

const FOLDER = 'service/src/replies/classifiers';
const texts = z.array(text).min(1);
const examples = z.strictObject({ zh: texts, en: texts, ja: texts });
const helpFile = z.array(z.object({ heading: localized, asks: examples }));

const inAllLanguages = (textsIn: (language: Language) => string[]): Examples[string] => ({
  zh: textsIn('zh'),
  en: textsIn('en'),
  ja: textsIn('ja'),
});

/** The messages of the files of a folder. */
async function readExamples(folder: string, labels: readonly string[]): Promise<Examples> {
  const names = (await readdir(folder)).sort();
  const file = z.partialRecord(z.enum(labels), examples);
  const files = await Promise.all(names.map((name) => readJsonFile(join(folder, name), file)));
  return Object.assign({}, ...files) as Examples;
}

/** The ways to ask for each section of help, by its English heading. */
async function readHelp(persona: string): Promise<Examples> {
  const sections = await readJsonFile(join(persona, 'help.json'), helpFile);
  return Object.fromEntries(sections.map(({ heading, asks }) => [heading.en, asks]));
}

/** Most questions about articles that are learnt from, so that they do not outweigh the others. */
const MAX_WRITTEN = 1_500;

/** Questions that are written for sentences of articles, evenly chosen. */
function writtenQuestions({ questions, games }: QuestionedContent, language: Language): string[] {
  const ofArticles = questions.flatMap(({ kind, slug, [language]: written }) => {
    const summary = games.find((game) => game.slug === slug)?.summary[language] ?? '';
    return kind === 'game' ? written.filter(({ answer }) => !summary.includes(answer)) : [];
  });
  const asks = ofArticles.flatMap((written) => written.asks);
  const step = Math.max(1, asks.length / MAX_WRITTEN);
  return Array.from(
    { length: Math.floor(asks.length / step) },
    (_, at) => asks[Math.floor(at * step)] ?? '',
  );
}

/** What a question about a game asks for; the questions that are written for articles ask for content. */
async function readGameQuestions(content: QuestionedContent): Promise<Examples> {
  const examples = await readExamples(join(FOLDER, 'game-questions'), GAME_QUESTIONS);
  const withWritten = (language: Language) => [
    ...(examples.content?.[language] ?? []),
    ...writtenQuestions(content, language),
  ];
  return { ...examples, content: inAllLanguages(withWritten) };
}

/** How visitors describe each partner, by its slug. */
const readDescriptions = ({ characters }: Content): Promise<Examples> =>
  readExamples(
    join(FOLDER, 'partners'),
    characters.map(({ slug }) => slug),
  );

/** Descriptions of each partner that count as requests for one; more would outweigh other messages. */
const MAX_DESCRIPTIONS = 11;

/** What a message asks for or tells; the descriptions of partners ask for one. */
async function readMessages(content: Content): Promise<Examples> {
  const examples = await readExamples(join(FOLDER, 'messages'), MESSAGE_CLASSES);
  const descriptions = Object.values(await readDescriptions(content));
  const withDescriptions = (language: Language) => [
    ...(examples.partnerAsk?.[language] ?? []),
    ...descriptions.flatMap(({ [language]: texts }) => texts.slice(0, MAX_DESCRIPTIONS)),
  ];
  return { ...examples, partnerAsk: inAllLanguages(withDescriptions) };
}

/** How visitors describe each partner, with the questions that are written for its card. */
async function readDescribedPartners(content: QuestionedContent): Promise<Examples> {
  const slugs = content.characters.map(({ slug }) => slug);
  const described = await readDescriptions(content);
  const withWritten = (slug: string, language: Language) => [
    ...(described[slug]?.[language] ?? []),
    ...content.questions
      .filter((one) => one.kind === 'partner' && one.slug === slug)
      .flatMap(({ [language]: written }) => written.flatMap(({ asks }) => asks)),
  ];
  return Object.fromEntries(
    slugs.map((slug) => [slug, inAllLanguages((language) => withWritten(slug, language))]),
  );
}

/** The examples of each classifier, by the name of its file. */
export const readAllExamples = async (
  content: QuestionedContent,
  persona: string,
): Promise<[file: string, Examples][]> => [
  [CLASSIFIER_FILES.messages, await readMessages(content)],
  [CLASSIFIER_FILES.games, await readGameQuestions(content)],
  [CLASSIFIER_FILES.help, await readHelp(persona)],
  [CLASSIFIER_FILES.partners, await readDescribedPartners(content)],
];
