import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSampleContent } from '../testing/sample-content';
import { ContentError } from './json-file';
import { readContent } from './read-content';

const NONE = { zh: [], en: [], ja: [] };

/** Reads sample content that has these questions about a game. */
async function readWith(file: string, questions: unknown) {
  const { folder, remove } = await createSampleContent();
  await mkdir(join(folder, 'questions/games'), { recursive: true });
  await writeFile(join(folder, 'questions/games', file), JSON.stringify(questions));
  const content = await readContent(folder).catch((error: unknown) => error);
  await remove();
  return content;
}
async function rejection(file: string, questions: unknown): Promise<string> {
  const error = await readWith(file, questions);
  return error instanceof ContentError ? error.message : 'not rejected';
}

describe('the questions about a game', () => {
  it('belong to sentences of its article', async () => {
    const questions = { ...NONE, en: [{ answer: 'Honey', asks: ['what is it about?'] }] };
    expect(await readWith('bee-ledger.json', questions)).toMatchObject({
      questions: [{ ...questions, game: 'bee-ledger' }],
    });
  });

  it.each([
    ['the excerpt is in no sentence', 'Wax', /bee-ledger\.json: en: “Wax” is in no sentence/],
    ['the excerpt is in two sentences', 'm', /bee-ledger\.json: en: “m” is in 2 sentences/],
  ])('are rejected when %s', async (_, answer, message) => {
    const questions = { ...NONE, en: [{ answer, asks: ['what?'] }] };
    expect(await rejection('bee-ledger.json', questions)).toMatch(message);
  });

  it('are rejected when one is asked for two sentences', async () => {
    const en = ['Honey', 'No sum'].map((answer) => ({ answer, asks: ['what?'] }));
    expect(await rejection('bee-ledger.json', { ...NONE, en })).toMatch(
      /bee-ledger\.json: en: “what\?” is asked for two sentences/,
    );
  });

  it('are rejected for a game that the library lacks', async () => {
    expect(await rejection('no-game.json', NONE)).toMatch(
      /questions\/games\/no-game\.json: no game of the library has the slug no-game/,
    );
  });
});
