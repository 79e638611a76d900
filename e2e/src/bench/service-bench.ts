import os from 'node:os';

/** What every bench is given. */
export interface Bench {
  /** An empty folder that is removed afterwards. */
  folder: string;
  say: (line: string) => void;
  /** Takes what has to be undone, in reverse order. */
  later: (undo: () => Promise<void> | void) => void;
}

/** A sentence for a machine that does something else meanwhile, which makes every figure worse; else `null`. */
export const busySentence = (): string | null => {
  const [load = 0] = os.loadavg();
  const processors = os.availableParallelism();
  return load <= processors
    ? null
    : `This machine is busy (load ${load.toFixed(1)} on ${processors} processors): the figures are worse than they are when it is quiet.`;
};
