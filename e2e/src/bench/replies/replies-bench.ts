import { CORPORA, listFaults, measureReplies, tabulate } from '@huoban/service/testing';
import type { Bench } from '../bench';

const MAX_WRONG = 0.1;
const MAX_REPEATS = 0.03;
const MAX_EVASIONS = 0.03;

/**
 * Holds the conversations of the corpora with the embedded persona. Lists the wrong replies, those of the unseen half
 * only with `--show`. Fails when the unseen half misses a goal.
 */
export const repliesBench: Bench = {
  defaults: {},
  short: { half: 'development', category: 'stories' },
  async run(context) {
    const { half: chosen, language, category, show } = context.options;
    let isReached = true;
    for (const half of CORPORA.filter((name) => chosen === undefined || chosen === name)) {
      const turns = await measureReplies({ half, language, category });
      if (turns.length === 0) throw new Error('no conversation is like that');
      if (half !== 'unseen' || show) listFaults(turns).forEach(context.report);
      context.table(`replies, ${half}`, tabulate(turns));
      if (half !== 'unseen') continue;
      const answered = turns.filter((turn) => turn.isAnswered);
      const wrong = turns.filter(({ faults }) => faults.length > 0).length;
      const repeats = turns.filter((turn) => turn.repeats).length;
      const evasions = answered.filter(({ evades }) => evades).length;
      const most: [name: string, count: number, of: number, share: number][] = [
        ['at most 10% wrong', wrong, turns.length, MAX_WRONG],
        ['at most 3% repeats', repeats, turns.length, MAX_REPEATS],
        ['at most 3% evasions where the content answers', evasions, answered.length, MAX_EVASIONS],
      ];
      isReached = context.goals(
        most.map(([name, count, of, share]) => ({
          name,
          figure: `${count} of ${of}`,
          isReached: count <= share * of,
        })),
      );
    }
    return isReached;
  },
};
