import type * as z from 'zod';
import type { choiceFile } from '../persona/wording/persona-texts';
import { digestOf } from '../classifiers/generate-classifier';
import { readCorpus } from '../persona/testing/corpus/read-corpus';
import { collectChoices } from './collect-choices';
import { trainChoice } from './train-choice';

const readCorpora = () => Promise.all([readCorpus('training'), readCorpus('development')]);

/** SHA-256 of the conversations that the weights are learnt from. */
export const digestOfChoices = async (): Promise<string> => digestOf(await readCorpora());

/** Learns the weights from the corpora; takes about half an hour. */
export async function learnChoice(): Promise<z.output<typeof choiceFile>> {
  const corpora = await readCorpora();
  const weights = trainChoice(await collectChoices(corpora.flat()));
  return { digest: digestOf(corpora), weights };
}
