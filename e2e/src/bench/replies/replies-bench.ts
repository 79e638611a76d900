import { HALVES, listFaults, measureReplies, tabulate } from '@huoban/service/testing';
import type { Bench, Goal } from '../bench';

const MIN_RIGHT = 0.9;
const MAX_REPEATS = 0.03;
const MAX_EVASIONS = 0.03;

/**
 * Holds the conversations of the corpora with the embedded persona. Lists the wrong replies of the development half;
 * those of the unseen half only with `--show`. Fails when the unseen half misses a goal.
 */
export const repliesBench: Bench = {
  defaults: {},
  async run(context) {
    const { half: chosen, language, category, show } = context.options;
    let isReached = true;
    for (const half of HALVES.filter((name) => chosen === undefined || chosen === name)) {
      const turns = await measureReplies({ half, language, category });
      if (turns.length === 0) throw new Error('no conversation is like that');
      if (half === 'development' || show)
        for (const line of listFaults(turns)) context.report(line);
      context.table(`replies, ${half} half`, tabulate(turns));
      if (half === 'development') continue;
      const answered = turns.filter((turn) => turn.isAnswered);
      const goal = (
        name: string,
        part: number,
        whole: number,
        isGood: (share: number) => boolean,
      ): Goal => ({
        name,
        figure: `${part} of ${whole}`,
        isReached: isGood(part / Math.max(whole, 1)),
      });
      isReached = context.goals([
        goal(
          'at least 90% right',
          turns.filter(({ faults }) => faults.length === 0).length,
          turns.length,
          (share) => share >= MIN_RIGHT,
        ),
        goal(
          'at most 3% repeats',
          turns.filter(({ repeats }) => repeats).length,
          turns.length,
          (share) => share <= MAX_REPEATS,
        ),
        goal(
          'at most 3% evasions where the content answers',
          answered.filter(({ evades }) => evades).length,
          answered.length,
          (share) => share <= MAX_EVASIONS,
        ),
      ]);
    }
    return isReached;
  },
};
