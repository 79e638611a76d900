import { z } from 'zod';
import { ZONES } from '../lint/zones.mjs';
import type { Check } from './repository';

const packageSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
});
const DOOR_FILE = /\/(?:public|internal)\.ts$|\.css$|\/locales\/\*$/;

/** The table of the lint rule `huoban/doors` and the packages say the same. */
export const zoneTable: Check = {
  name: 'import zones match the packages',
  remedy: 'Correct tooling/lint/zones.mjs or the "exports" of the package.',
  run(repository) {
    const manifests = new Map(
      repository.paths
        .filter((path) => path.endsWith('/package.json'))
        .map((path) => [
          path.slice(0, -'/package.json'.length),
          packageSchema.parse(JSON.parse(repository.read(path))),
        ]),
    );
    const exportsOf = new Map([...manifests.values()].map(({ name, exports }) => [name, exports]));
    const findings = [...manifests].flatMap(([folder, { name, exports }]) => [
      ...(ZONES.some((zone) => zone.folder === folder && zone.name === name)
        ? []
        : [`${folder} (${name}) has no line in the table`]),
      ...Object.values(exports)
        .filter((file) => !DOOR_FILE.test(file))
        .map(
          (file) =>
            `${folder}: ${file} is not a door (public.ts, internal.ts, a style sheet or locales/*)`,
        ),
    ]);
    let examined = manifests.size;
    for (const zone of ZONES.filter(({ folder }) => manifests.has(folder))) {
      for (const [name, doors] of Object.entries(zone.may)) {
        for (const door of doors) {
          examined += 1;
          const found = exportsOf.get(name);
          if (found && !(door in found)) {
            findings.push(`${zone.name} may use ${name} ${door}, which ${name} does not export`);
          }
        }
      }
    }
    return { examined, findings };
  },
};
