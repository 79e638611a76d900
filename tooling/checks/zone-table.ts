import { z } from 'zod';
import { ZONES } from '../lint/zones.mjs';
import type { Check } from './repository';

const packageSchema = z.object({
  name: z.string(),
  exports: z.record(z.string(), z.string()).default({}),
});
/** An export is served by `public.ts`, or by a file with the name of its subpath. */
const isExportFile = (subpath: string, file: string): boolean =>
  file.endsWith('/public.ts') || file.replace(/^\.\/src\/|\.ts$/g, '') === subpath.slice(2);

/** The zones of the lint rule `huoban/package-exports` agree with the packages. */
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
        : [`${folder} (${name}) has no zone`]),
      ...Object.entries(exports)
        .filter(([subpath, file]) => !isExportFile(subpath, file))
        .map(
          ([subpath, file]) =>
            `${folder}: ${subpath} is served by ${file}; use public.ts or a file named like the subpath`,
        ),
    ]);
    let examined = manifests.size;
    for (const zone of ZONES.filter(({ folder }) => manifests.has(folder))) {
      for (const [name, subpaths] of [
        ...Object.entries(zone.allowed),
        ...Object.entries(zone.allowedInTests ?? {}),
      ]) {
        for (const subpath of subpaths) {
          examined += 1;
          const found = exportsOf.get(name);
          if (found && !(subpath in found)) {
            findings.push(
              `${zone.name} may import ${name} ${subpath}, which ${name} does not export`,
            );
          }
        }
      }
    }
    return { examined, findings };
  },
};
