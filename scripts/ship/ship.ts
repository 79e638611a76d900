import fs from 'node:fs/promises';
import path from 'node:path';
import { openSigner, pin, publish, type ArtifactName } from '@huoban/release';
import { planArtifacts, type PlannedArtifact } from '../lib/build/artifact-plan';
import { buildArtifacts } from '../lib/build/build-artifacts';
import { runCommand } from '../lib/process/run-command.mjs';
import type { Steps } from '../lib/report/steps.mjs';
import type { ShipOptions } from './options';

interface Shipping {
  root: string;
  steps: Steps;
}

/** Summary for the output. */
export interface ShipResult {
  name: ArtifactName;
  version: string;
  /** Sequence number of the log entry; null when it was only published. */
  entry: number | null;
}

/**
 * Tests, builds and publishes one artifact, and pins it if requested.
 * @throws CommandFailed when tests, types, lint or build fail; nothing is published
 * @throws ReleaseRefused when the version cannot be published or violates a rule with the active release
 */
export async function ship(options: ShipOptions, { root, steps }: Shipping): Promise<ShipResult> {
  const { name, registry } = options;
  for (const check of checksOf(root, name)) {
    await steps.run(check.name, async () => {
      await check.prepare?.();
      const program = path.join(root, 'node_modules', '.bin', check.program);
      await runCommand(program, check.args, { cwd: root, env: { FORCE_COLOR: '0' } });
    });
  }
  const artifact = await plannedArtifact(root, name);
  await buildArtifacts(root, [artifact], steps);
  await steps.run('publish', async (report) => {
    const { created } = await publish(registry, artifact.out);
    report.remark(`${artifact.version}${created ? '' : ', published before'}`);
  });
  const entry = await steps.run('pin', async (report) => {
    if (!options.pin) return (report.skip('not requested'), null);
    const signer = await openSigner(options.keys);
    const done = await pin(registry, {
      ...options.pin,
      signer,
      versions: { [name]: artifact.version },
    });
    report.remark(`${options.pin.channel}, entry ${String(done.entry.sequence)}`);
    return done.entry.sequence;
  });
  return { name, version: artifact.version, entry };
}

interface ShipCheck {
  name: string;
  /** In node_modules/.bin. */
  program: string;
  args: string[];
  prepare?: () => Promise<void>;
}

/** Checks only the artifact, so that failures of other teams do not block it. */
function checksOf(root: string, name: ArtifactName): ShipCheck[] {
  const project = path.join(root, 'dist', 'ship', `${name}.json`);
  return [
    {
      name: 'unit tests',
      program: 'jest',
      args: ['--ci', '--passWithNoTests', '--testPathPatterns', `/${name}/src/`],
    },
    {
      name: 'types',
      program: 'tsc',
      args: ['--noEmit', '-p', project],
      prepare: () => writeProject(project, path.relative(path.dirname(project), root), name),
    },
    { name: 'lint', program: 'eslint', args: [name, '--max-warnings', '0'] },
  ];
}

async function writeProject(file: string, root: string, name: ArtifactName): Promise<void> {
  const include = [name, 'shared/*/src/**/*.d.ts'].map((part) => `${root}/${part}`);
  const exclude = [`${root}/**/dist`, `${root}/**/node_modules`];
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(
    file,
    JSON.stringify({ extends: `${root}/tsconfig.json`, include, exclude }, null, 2),
  );
}

async function plannedArtifact(root: string, wanted: ArtifactName): Promise<PlannedArtifact> {
  const artifact = (await planArtifacts(root)).find(({ name }) => name === wanted);
  if (!artifact) throw new Error(`There is no ${wanted} in this checkout.`);
  return artifact;
}
