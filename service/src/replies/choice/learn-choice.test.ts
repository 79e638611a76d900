import { join } from 'node:path';
import { readJsonFile } from '../../content/json-file';
import { readCorpus } from '../persona/testing/corpus/read-corpus';
import { CHOICE_FILE, choiceFile } from '../persona/wording/persona-texts';
import { collectChoices, type Choice } from './collect-choices';
import { digestOfChoices } from './learn-choice';

const kindsOf = (candidate: Choice[number] | undefined): string[] =>
  (candidate?.features.traits ?? []).filter((trait) => !trait.startsWith('says '));

describe('the choices of conversations', () => {
  let choices: Choice[];
  beforeAll(async () => {
    const conversations = await readCorpus('development');
    const help = conversations.filter(
      ({ category, language }) => category === 'help' && language === 'en',
    );
    choices = await collectChoices(help.slice(0, 4));
  });

  it('begin with what the rules chose', () => {
    expect(choices.length).toBeGreaterThan(0);
    for (const [first, ...others] of choices) {
      expect(kindsOf(first)).toContain('rules');
      for (const other of others) expect(kindsOf(other)).not.toContain('rules');
    }
  });

  it('grade every candidate', () => {
    const grades = choices.flatMap((choice) => choice.map(({ isRight }) => isRight));
    expect(new Set(grades)).toEqual(new Set([true, false]));
  });
});

describe('the shipped weights', () => {
  it('were learnt from the corpora as they are now', async () => {
    const path = join('service/content/persona', CHOICE_FILE);
    const { digest, weights } = await readJsonFile(path, choiceFile);
    expect(digest).toBe(await digestOfChoices());
    expect(Object.keys(weights).length).toBeGreaterThan(100);
  });
});
