import type * as z from 'zod';
import type { choiceFile } from '../persona/wording/persona-texts';
import { digestOf } from '../classifiers/generate-classifier';
import { readCorpus } from '../persona/testing/corpus/read-corpus';
import { collectChoices } from './collect-choices';
import { trainChoice } from './train-choice';

/** The rules were written by the development corpus, so that their choice is right there more often than elsewhere. */
const DEVELOPMENT_WEIGHT = 0.3;

/** SHA-256 of the conversations that the weights are learnt from. */
export async function digestOfChoices(): Promise<string> {
  const corpora = await Promise.all([readCorpus('training'), readCorpus('development')]);
  return digestOf(corpora);
}

/** Learns the weights from the corpora; takes some minutes. */
export async function learnChoice(): Promise<z.output<typeof choiceFile>> {
  const training = await collectChoices(await readCorpus('training'));
  const development = await collectChoices(await readCorpus('development'));
  const weights = trainChoice([
    ...training.map((candidates) => ({ candidates, weight: 1 })),
    ...development.map((candidates) => ({ candidates, weight: DEVELOPMENT_WEIGHT })),
  ]);
  return { digest: await digestOfChoices(), weights };
}
