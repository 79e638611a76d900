import { z } from 'zod';
import { LANGUAGES, type Check, type Repository } from './repository';

const FILES = [
  'package.json',
  'section.json',
  'webpack.config.ts',
  'src/section.ts',
  ...LANGUAGES.map((language) => `src/locales/${language}.json`),
];
const ALLOWED_IN_SRC = ['section.ts', 'section.test.ts', 'section.test.tsx', 'css.d.ts'];
const ALLOWED_AT_TOP = ['README.md', ...FILES];
const manifestSchema = z.object({
  name: z.string(),
  routes: z.array(z.object({ page: z.string() })),
});

/** All sections have the same files in the same places. */
export const sections: Check = {
  name: 'sections have the same files',
  remedy: 'Give every section the files of mfe-home, and move anything else into src/.',
  run(repository) {
    const names = [...new Set(repository.paths.flatMap((path) => /^mfe-[^/]+/.exec(path) ?? []))];
    const findings = names.flatMap((name) => [
      ...missingFiles(repository, name),
      ...strayFiles(repository, name),
      ...pagesThatDiffer(repository, name),
    ]);
    return {
      examined: names.length * FILES.length,
      findings: [...findings, ...configsThatDiffer(repository, names)],
    };
  },
};

function missingFiles({ paths }: Repository, name: string): string[] {
  return FILES.filter((file) => !paths.includes(`${name}/${file}`)).map(
    (file) => `${name}/${file} is missing`,
  );
}

function strayFiles({ paths }: Repository, name: string): string[] {
  const stray = paths.filter((path) => {
    if (!path.startsWith(`${name}/`)) return false;
    const inside = path.slice(name.length + 1);
    if (!inside.startsWith('src/')) return !ALLOWED_AT_TOP.includes(inside);
    const inSrc = inside.slice('src/'.length);
    return !inSrc.includes('/') && !ALLOWED_IN_SRC.includes(inSrc);
  });
  return stray.map((path) => `${path} is outside the common layout`);
}

function pagesThatDiffer(repository: Repository, name: string): string[] {
  if (!repository.paths.includes(`${name}/section.json`)) return [];
  const manifest = manifestSchema.safeParse(JSON.parse(repository.read(`${name}/section.json`)));
  if (!manifest.success) return [`${name}/section.json has no name or routes`];
  const declared = new Set(manifest.data.routes.map((route) => route.page));
  const prefix = `${name}/src/pages/`;
  const present = new Set(
    repository.paths
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length).split('/')[0] ?? ''),
  );
  return [
    ...(manifest.data.name === name
      ? []
      : [`${name}/section.json has the name ${manifest.data.name}`]),
    ...[...declared]
      .filter((page) => !present.has(page))
      .map((page) => `${name}/section.json routes to ${page}, and src/pages/${page}/ is missing`),
    ...[...present]
      .filter((page) => !declared.has(page))
      .map((page) => `${prefix}${page} is not a page of section.json`),
  ];
}

function configsThatDiffer(repository: Repository, names: string[]): string[] {
  const paths = names
    .map((name) => `${name}/webpack.config.ts`)
    .filter((path) => repository.paths.includes(path));
  const [first] = paths;
  if (first === undefined) return [];
  const model = repository.read(first);
  return paths
    .filter((path) => repository.read(path) !== model)
    .map((path) => `${path} differs from ${first}`);
}
