interface Container {
  name: string;
  digest: string;
  hash: string;
  health: string;
}

export interface DockerState {
  /** Digest of the programs in the built image. */
  image: Record<string, string>;
  /** Of the settings. */
  hash: Record<string, string>;
  containers: Record<string, Container>;
  /** The program whose new containers stay unhealthy. */
  broken?: string;
  /** The command that fails. */
  failing?: string;
}

/** The `docker` command line on a state: it starts and removes containers, and records every call. */
export class DockerStub {
  readonly calls: string[] = [];
  /** Fewest healthy containers of a program after any call. */
  readonly fewest: Record<string, number> = {};
  private started = 0;

  constructor(readonly state: DockerState) {}

  readonly run = async (...args: string[]): Promise<string> => {
    const call = args.join(' ');
    this.calls.push(call);
    if (call === this.state.failing) throw new Error(`\`docker ${call}\` ended with 1`);
    const output = args[0] === 'compose' ? this.compose(args) : this.docker(args);
    for (const name of ['service', 'shell']) {
      const healthy = this.idsOf(name).filter((id) => this.find(id).health === 'healthy').length;
      this.fewest[name] = Math.min(this.fewest[name] ?? healthy, healthy);
    }
    return output;
  };

  private compose(args: readonly string[]): string {
    const name = args.at(-1) ?? '';
    switch (args[1]) {
      case 'config':
        return args.includes('--hash')
          ? `${name} ${this.state.hash[name] ?? ''}\n`
          : '{"services":{"service":{"deploy":{"replicas":2}},"shell":{"deploy":{"replicas":2}}}}';
      case 'ps':
        return this.idsOf(name).join('\n');
      case 'up':
        return this.start(name, Number(/--scale \w+=(\d+)/.exec(args.join(' '))?.[1]));
      case 'run':
        return args.includes('--entrypoint')
          ? `${this.state.image[args.at(-2) ?? ''] ?? ''}\n`
          : 'pinned\n';
      default:
        return '';
    }
  }

  private docker(args: readonly string[]): string {
    const id = args.at(-1) ?? '';
    switch (args[0]) {
      case 'inspect':
        return args[2]?.includes('config-hash')
          ? this.find(id).hash
          : `running ${this.find(id).health}\n`;
      case 'exec':
        return this.find(args[1] ?? '').digest;
      case 'logs':
        return 'cannot start\n';
      case 'rm':
        Reflect.deleteProperty(this.state.containers, id);
        return '';
      default:
        return '';
    }
  }

  private start(name: string, replicas: number): string {
    const { image, hash, broken, containers } = this.state;
    const health = broken === name ? 'unhealthy' : 'healthy';
    while (this.idsOf(name).length < replicas) {
      this.started += 1;
      const own = { digest: image[name] ?? '', hash: hash[name] ?? '' };
      containers[`${name}-new-${this.started}`] = { name, health, ...own };
    }
    return '';
  }

  private idsOf(name: string): string[] {
    return Object.keys(this.state.containers).filter((id) => this.find(id).name === name);
  }

  private find(id: string): Container {
    const container = this.state.containers[id];
    if (!container) throw new Error(`no such container: ${id}`);
    return container;
  }
}
