import fs from 'node:fs/promises';
import path from 'node:path';
import type { WatchEvent } from '@huoban/build';
import { planArtifacts, type PlannedArtifact } from '../lib/build/artifact-plan';
import { buildArtifacts } from '../lib/build/build-artifacts';
import { bundleServers } from '../lib/build/bundle-servers';
import type { Steps } from '../lib/report/steps.mjs';
import { Supervisor } from '../lib/process/supervisor.mjs';
import { createDevelopmentProxy } from './development-proxy';
import type { DevelopmentOptions } from './options';
import { DevelopmentRegistry, problemsOf } from './development-registry';
import { findService, isServed, startShell } from './processes';
import { SectionWatch } from './section-watch';
import { failedPage } from './shell-log';
import { chooseShell } from './shell-variant';
import { copySiteVersions } from './site-versions';
import { StateStream } from './state-stream';

/**
 * A development server for one section: a registry, a shell, a watching builder and the proxy that the browser opens.
 * `stop` ends all of them.
 */
export class DevelopmentSession {
  private readonly stream = new StateStream(String(Date.now()));
  private readonly supervisor: Supervisor;
  private readonly registry: DevelopmentRegistry;
  private watch: SectionWatch | null = null;
  private close = (): void => undefined;
  private shellPort = 0;
  private markServed: () => void = () => undefined;
  private readonly firstServed = new Promise<void>((resolve) => (this.markServed = resolve));
  /** Builds are pinned one after another. */
  private pinning: Promise<void> = Promise.resolve();

  constructor(
    private readonly root: string,
    private readonly options: DevelopmentOptions,
    private readonly steps: Steps,
  ) {
    this.supervisor = new Supervisor((line) => this.handleLogLine(line));
    this.registry = new DevelopmentRegistry(options.folder);
  }

  /** Resolves when the shell serves the first build of the section, which may need corrections of its sources. */
  async start(): Promise<void> {
    const { root, options, steps } = this;
    for (const part of ['registry', 'keys', 'build']) {
      await fs.rm(path.join(options.folder, part), { recursive: true, force: true });
    }
    const planned = await planArtifacts(root);
    const versions = await steps.run('versions', () =>
      copySiteVersions(this.registry, options, { root, planned, steps }),
    );
    const shell = chooseShell(shellOf(planned), {
      pinned: versions.shell,
      choice: options.shell,
      root,
    });
    if (shell.build) {
      await buildArtifacts(root, [shell.build], steps);
      versions.shell = await this.registry.publish(shell.build.out);
    }
    await steps.run('pin', () => this.registry.pin(versions));
    this.startWatch(shell.development);
    await bundleServers(root, steps);
    await this.startProxy();
    steps.log(`shell ${shell.remark}`);
    await this.firstServed;
  }

  async stop(): Promise<void> {
    this.watch?.stop();
    this.stream.close();
    this.close();
    await this.supervisor.stop();
  }

  private startWatch(development: 'hot' | 'plain'): void {
    const { root, options } = this;
    const out = path.join(options.folder, 'build');
    this.watch = new SectionWatch({ name: options.section, root, out, development }, (event) =>
      this.handleWatchEvent(event),
    );
    this.watch.start();
  }

  private async startProxy(): Promise<void> {
    const { root, options, steps } = this;
    const processes = { root, options, registry: this.registry, supervisor: this.supervisor };
    const serviceUrl = await steps.run('service', () => findService(processes));
    this.shellPort = await steps.run('shell', () => startShell(processes, serviceUrl));
    const proxy = createDevelopmentProxy({
      section: options.section,
      shellPort: this.shellPort,
      built: path.join(options.folder, 'build', 'client'),
      client: await clientScript(),
      stream: this.stream,
    });
    await new Promise<void>((resolve, reject) => {
      proxy.once('error', reject);
      proxy.listen(options.port, options.host, resolve);
    });
    this.close = () => {
      proxy.close();
      proxy.closeAllConnections();
    };
  }

  private handleWatchEvent(event: WatchEvent): void {
    if (event.kind === 'broken') this.report(event.problems);
    if (event.kind !== 'built') return;
    this.pinning = this.pinning.then(() => this.deployBuild(event));
  }

  /** Open pages get a build at once; documents are rendered with it as soon as the shell serves it. */
  private async deployBuild({
    hash,
    folder,
    ms,
  }: Extract<WatchEvent, { kind: 'built' }>): Promise<void> {
    this.stream.change({ built: hash, problems: [] });
    const startedAt = Date.now();
    try {
      const release = await this.registry.deploy(this.options.section, folder);
      if (this.shellPort && !(await isServed(this.shellPort, release))) {
        throw new Error('The shell does not serve the new build; see its log.');
      }
      this.stream.change({ served: hash });
      this.markServed();
      this.steps.log(
        `${this.options.section} built in ${String(ms)} ms, served ${String(Date.now() - startedAt)} ms later`,
      );
    } catch (error) {
      this.report(problemsOf(error));
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  }

  private handleLogLine(line: string): void {
    const failed = failedPage(line, this.options.section);
    if (!failed) return this.steps.log(line);
    this.report([`${failed.url} fails on the server: ${failed.reason}`]);
  }

  private report(problems: string[]): void {
    this.stream.change({ problems });
    this.steps.log(`✗ ${problems.join('\n\n')}`);
  }
}

function shellOf(planned: PlannedArtifact[]): PlannedArtifact {
  const shell = planned.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('There is no shell in this checkout.');
  return shell;
}

/** Bundles the development client for browsers. @throws BuildFailure of esbuild */
async function clientScript(): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'client', 'main.ts')],
    nodePaths: [path.resolve(import.meta.dirname, '../../shared/build/node_modules')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    // React Refresh is empty in production mode.
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
