import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { createSampleContent } from '../testing/sample-content';
import { ContentError } from './json-file';
import { readContent } from './read-content';
import { readQuestions } from './read-questions';

const NONE = { zh: [], en: [], ja: [] };

/** Reads sample content that has these questions. */
async function readWith(file: string, questions: unknown) {
  const { folder, remove } = await createSampleContent();
  const path = join(folder, 'questions', file);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, JSON.stringify(questions));
  const read = await readQuestions(folder, await readContent(folder)).catch(
    (error: unknown) => error,
  );
  await remove();
  return read;
}
async function rejection(file: string, questions: unknown): Promise<string> {
  const error = await readWith(file, questions);
  return error instanceof ContentError ? error.message : 'not rejected';
}

describe('the questions about a subject', () => {
  it.each([
    ['the article of a game', 'games/bee-ledger', 'game', 'Honey'],
    ['the card of a partner', 'partners/remi', 'partner', 'A partner'],
    ['the line of a partner', 'partners/remi', 'partner', 'I am here'],
    ['the texts of an activity', 'activities/slow-week', 'activity', 'No rank'],
    ['the summary of a story', 'stories/the-oil-run', 'story', 'a drum'],
  ])('belong to sentences of %s', async (_, file, kind, answer) => {
    const questions = { ...NONE, en: [{ answer, asks: ['what is it about?'] }] };
    expect(await readWith(`${file}.json`, questions)).toMatchObject([
      { ...questions, kind, slug: basename(file) },
    ]);
  });

  it.each([
    ['the excerpt is in no sentence', 'Wax', /bee-ledger\.json: en: “Wax” is in no sentence/],
    ['the excerpt is in two sentences', 'm', /bee-ledger\.json: en: “m” is in 2 sentences/],
  ])('are rejected when %s', async (_, answer, message) => {
    const questions = { ...NONE, en: [{ answer, asks: ['what?'] }] };
    expect(await rejection('games/bee-ledger.json', questions)).toMatch(message);
  });

  it('are rejected when one is asked for two sentences', async () => {
    const en = ['Honey', 'No sum'].map((answer) => ({ answer, asks: ['what?'] }));
    expect(await rejection('games/bee-ledger.json', { ...NONE, en })).toMatch(
      /bee-ledger\.json: en: “what\?” is asked for two sentences/,
    );
  });

  it.each([
    ['games', 'game'],
    ['partners', 'partner'],
    ['activities', 'activity'],
    ['stories', 'story'],
  ])('are rejected when the library has no such subject, in %s', async (folder, kind) => {
    expect(await rejection(`${folder}/missing.json`, NONE)).toContain(
      `questions/${folder}/missing.json: no ${kind} of the library has the slug missing`,
    );
  });
});
