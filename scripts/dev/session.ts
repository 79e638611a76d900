import fs from 'node:fs/promises';
import path from 'node:path';
import type { WatchEvent } from '@huoban/build';
import { planArtifacts, type PlannedArtifact } from '../lib/build/artifact-plan';
import { buildArtifacts } from '../lib/build/build-artifacts';
import { bundleServers } from '../lib/build/bundle-servers';
import type { Steps } from '../lib/report/steps.mjs';
import { Supervisor } from '../lib/process/supervisor.mjs';
import { clientScript } from './client-script';
import { createDevelopmentProxy } from './development-proxy';
import type { DevelopmentOptions } from './options';
import { DevelopmentRegistry, problemsOf } from './development-registry';
import { findService, isServed, startShell } from './programs';
import { SectionWatch } from './section-watch';
import { failedPage } from './shell-log';
import { chooseShell } from './shell-variant';
import { copySiteVersions } from './site-versions';
import { StateStream } from './state-stream';

/**
 * One section in development: its own registry and shell, the watching builder, and the front that people open.
 * Everything that it starts ends with `stop`.
 */
export class DevelopmentSession {
  private readonly stream = new StateStream(String(Date.now()));
  private readonly supervisor: Supervisor;
  private readonly registry: DevelopmentRegistry;
  private watch: SectionWatch | null = null;
  private close = (): void => undefined;
  private shellPort = 0;
  /** Builds are put in force one after the other. */
  private showing: Promise<void> = Promise.resolve();

  constructor(
    private readonly root: string,
    private readonly options: DevelopmentOptions,
    private readonly steps: Steps,
  ) {
    this.supervisor = new Supervisor((line) => this.hear(line));
    this.registry = new DevelopmentRegistry(options.folder);
  }

  /** Resolves when the site can be opened; the section's first build may still be under way. */
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
    await this.openFront();
    steps.say(`shell ${shell.remark}`);
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
      this.take(event),
    );
    this.watch.start();
  }

  private async openFront(): Promise<void> {
    const { root, options, steps } = this;
    const programs = { root, options, supervisor: this.supervisor };
    const serviceUrl = await steps.run('service', () => findService(programs));
    this.shellPort = await steps.run('shell', () =>
      startShell(programs, this.registry, serviceUrl),
    );
    const front = createDevelopmentProxy({
      section: options.section,
      shellPort: this.shellPort,
      built: path.join(options.folder, 'build', 'client'),
      client: await clientScript(),
      stream: this.stream,
    });
    await new Promise<void>((resolve, reject) => {
      front.once('error', reject);
      front.listen(options.port, options.host, resolve);
    });
    this.close = () => {
      front.close();
      front.closeAllConnections();
    };
  }

  private take(event: WatchEvent): void {
    if (event.kind === 'broken') this.report(event.problems);
    if (event.kind !== 'built') return;
    this.showing = this.showing.then(() => this.show(event));
  }

  /** An open page takes the new build in at once; what is asked of the server waits for the shell to have it. */
  private async show({ hash, folder, ms }: Extract<WatchEvent, { kind: 'built' }>): Promise<void> {
    this.stream.change({ built: hash, problems: [] });
    const began = Date.now();
    try {
      const release = await this.registry.show(this.options.section, folder);
      if (this.shellPort && !(await isServed(this.shellPort, release))) {
        throw new Error('The shell does not take the new build; its log says why.');
      }
      this.stream.change({ served: hash });
      this.steps.say(
        `${this.options.section} built in ${String(ms)} ms, served ${String(Date.now() - began)} ms later`,
      );
    } catch (error) {
      this.report(problemsOf(error));
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  }

  private hear(line: string): void {
    const failed = failedPage(line, this.options.section);
    if (!failed) return this.steps.say(line);
    this.report([`${failed.url} fails on the server: ${failed.reason}`]);
  }

  private report(problems: string[]): void {
    this.stream.change({ problems });
    this.steps.say(`✗ ${problems.join('\n\n')}`);
  }
}

function shellOf(planned: PlannedArtifact[]): PlannedArtifact {
  const shell = planned.find(({ name }) => name === 'shell');
  if (!shell) throw new Error('The sources hold no shell.');
  return shell;
}
