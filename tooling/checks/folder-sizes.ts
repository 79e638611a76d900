import { dirname } from 'node:path/posix';
import type { Check } from './repository';

const LIMIT = 22;
const SOURCE = /^(?:[\w-]+\/)+src\/|^(?:scripts|tooling)\//;

/** Source folders stay short enough to be read at a glance. */
export const folderSizes: Check = {
  name: `source folders of at most ${String(LIMIT)} entries`,
  remedy: 'Group the files of the folder by purpose.',
  run(repository) {
    const entries = new Map<string, Set<string>>();
    for (const path of repository.paths.filter((found) => SOURCE.test(found)))
      for (let entry = path; dirname(entry) !== '.'; entry = dirname(entry))
        entries.set(dirname(entry), (entries.get(dirname(entry)) ?? new Set()).add(entry));
    const findings = [...entries]
      .filter(([, { size }]) => size > LIMIT)
      .map(([folder, { size }]) => `${folder} has ${String(size)} entries`);
    return { examined: entries.size, findings };
  },
};
