import { setTimeout as sleep } from 'node:timers/promises';
import type { Steps, StepReport } from '../lib/report/steps.mjs';

export interface ComposeOptions {
  /** Runs the command line of docker in the folder of docker-compose.yml. @returns its output */
  docker: (...args: string[]) => Promise<string>;
  /** Arguments before the command, such as `-f file` or `-p name`. */
  compose: readonly string[];
  build: boolean;
  /** For one container to become healthy. */
  healthyMs: number;
  pollMs: number;
  steps: Steps;
}

/** A new container did not become healthy; it was removed, and the ones before it serve on. */
export class UnhealthyContainer extends Error {
  override readonly name = 'UnhealthyContainer';
}

/** Programs that are replaced, in this order: sections may need a new API, and shells show the new sections. */
type Rolled = 'service' | 'shell';

const STOP_SECONDS = '15';

/**
 * Starts or updates the site of docker-compose.yml without an outage: only containers whose program or settings changed
 * are replaced, each after its successor is healthy. New sections replace no container.
 * @throws CommandFailed with the output of docker, or UnhealthyContainer
 */
export async function deployCompose(options: ComposeOptions): Promise<void> {
  const { steps } = options;
  const site = new ComposeSite(options);
  if (options.build) await steps.run('build images', () => site.compose('build'));
  await steps.run('database', () => site.start('postgres'));
  await steps.run('service', (report) => site.replace('service', report));
  await steps.run('publish and pin', (report) => site.publish(report));
  await steps.run('shell', (report) => site.replace('shell', report));
  await steps.run('edge', (report) => site.startEdge(report));
}

class ComposeSite {
  constructor(private readonly options: ComposeOptions) {}

  compose(...args: string[]): Promise<string> {
    return this.docker('compose', ...this.options.compose, ...args);
  }

  /** Never recreates what runs, whatever changed: this would take the site away. */
  async start(name: string, replicas = 1): Promise<void> {
    const scale = ['--scale', `${name}=${String(replicas)}`];
    await this.compose('up', '-d', '--wait', '--no-deps', '--no-recreate', ...scale, name);
  }

  async publish(report: StepReport): Promise<void> {
    const output = await this.compose('run', '--rm', '--no-deps', '-T', 'deploy');
    report.remark(output.trim().split('\n').at(-1) ?? '');
  }

  async startEdge(report: StepReport): Promise<void> {
    await this.start('edge');
    const output = await this.compose(
      ...['exec', '-T', 'edge', 'sh', '/etc/nginx/huoban/reload-edge.sh'],
    );
    if (!output.includes('reloaded')) report.skip('unchanged');
  }

  async replace(name: Rolled, report: StepReport): Promise<void> {
    const replicas = await this.replicasOf(name);
    const running = await this.containersOf(name);
    const outdated = await this.outdated(name, running);
    if (running.length - outdated.length >= replicas && outdated.length === 0)
      return report.skip('unchanged');
    if (running.length === 0) return this.start(name, replicas);
    for (const old of outdated) {
      await this.add(name);
      await this.remove(old);
    }
    while ((await this.containersOf(name)).length < replicas) await this.add(name);
    report.remark(`${String(outdated.length)} of ${String(running.length)} replaced`);
  }

  private async add(name: Rolled): Promise<void> {
    const before = await this.containersOf(name);
    const scale = ['--scale', `${name}=${String(before.length + 1)}`];
    await this.compose('up', '-d', '--no-deps', '--no-recreate', ...scale, name);
    const added = (await this.containersOf(name)).find((id) => !before.includes(id));
    if (!added) throw new Error(`docker compose started no further container of ${name}`);
    if (await this.becomesHealthy(added)) return;
    const log = await this.docker('logs', '--tail', '20', added);
    await this.remove(added);
    throw new UnhealthyContainer(
      `A new container of ${name} did not become healthy and was removed; the others serve on. Its log:\n${log}`,
    );
  }

  private async becomesHealthy(id: string): Promise<boolean> {
    const deadline = Date.now() + this.options.healthyMs;
    do {
      const status = await this.inspect(id, '{{.State.Status}} {{.State.Health.Status}}');
      if (status === 'running healthy') return true;
      if (!status.startsWith('running')) return false;
      await sleep(this.options.pollMs);
    } while (Date.now() < deadline);
    return false;
  }

  private async remove(id: string): Promise<void> {
    await this.docker('stop', '-t', STOP_SECONDS, id);
    await this.docker('rm', '-f', id);
  }

  /** Containers whose program or settings differ from those that a new one would have. */
  private async outdated(name: Rolled, containers: readonly string[]): Promise<string[]> {
    if (containers.length === 0) return [];
    const [, hash = ''] = (await this.compose('config', '--hash', name)).trim().split(/\s+/);
    const digest = await this.compose(
      ...['run', '--rm', '--no-deps', '-T', '--entrypoint', 'cat', name, 'digest.txt'],
    );
    const isOutdated = async (id: string): Promise<boolean> => {
      const label = '{{index .Config.Labels "com.docker.compose.config-hash"}}';
      if ((await this.inspect(id, label)) !== hash) return true;
      // An image from before there was a digest.
      const own = await this.docker('exec', id, 'cat', 'digest.txt').catch(() => '');
      return own.trim() !== digest.trim();
    };
    const found: string[] = [];
    for (const id of containers) if (await isOutdated(id)) found.push(id);
    return found;
  }

  private async replicasOf(name: Rolled): Promise<number> {
    const config = JSON.parse(await this.compose('config', '--format', 'json')) as {
      services: Record<string, { deploy?: { replicas?: number } }>;
    };
    return config.services[name]?.deploy?.replicas ?? 1;
  }

  private async containersOf(name: Rolled): Promise<string[]> {
    return (await this.compose('ps', '-q', name)).split('\n').filter(Boolean);
  }

  private async inspect(id: string, format: string): Promise<string> {
    return (await this.docker('inspect', '--format', format, id)).trim();
  }

  private docker(...args: string[]): Promise<string> {
    return this.options.docker(...args);
  }
}
