import { z } from 'zod';
import { ZONES } from '../lint/zones.mjs';
import type { Check } from './repository';

const packageSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
});
/** `./src/` and then public.ts, or a file that is called like its door. */
const isDoorFile = (door: string, file: string): boolean =>
  file.endsWith('/public.ts') || file.replace(/^\.\/src\/|\.ts$/g, '') === door.slice(2);

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
      ...Object.entries(exports)
        .filter(([door, file]) => !isDoorFile(door, file))
        .map(
          ([door, file]) =>
            `${folder}: ${door} leads to ${file}; a door is public.ts or called like it`,
        ),
    ]);
    let examined = manifests.size;
    for (const zone of ZONES.filter(({ folder }) => manifests.has(folder))) {
      for (const [name, doors] of [
        ...Object.entries(zone.may),
        ...Object.entries(zone.inTests ?? {}),
      ]) {
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
