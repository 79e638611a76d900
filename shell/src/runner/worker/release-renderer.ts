import { LRUCache } from 'lru-cache';
import type { SectionModule } from '@huoban/contracts';
import type { RenderAnswer, RenderHost, RenderRequest } from '../../server/render-host';
import { evaluate, type HostModules } from './evaluate';
import type { ServedRelease, WorkerOptions } from './messages';
import { VerifiedFiles } from './verified-files';

/** Exports of the shell's server file. */
interface ShellServer {
  render: (request: RenderRequest, host: RenderHost) => Promise<RenderAnswer>;
  hostModules: HostModules;
}

const SERVER_FILE = 'server/index.cjs';

/** Evaluated versions, shared by the releases of a worker: a pin of one section evaluates only that section. */
export class EvaluatedVersions {
  readonly shells = new LRUCache<string, ShellServer>({ max: 4 });
  readonly sections = new LRUCache<string, SectionModule>({ max: 24 });
}

/** Renders pages of one release by its pinned shell, or by the shell's fallback when a request avoids the pinned one. */
export class ReleaseRenderer {
  private readonly files: VerifiedFiles;

  constructor(
    private readonly options: Pick<WorkerOptions, 'folders' | 'site' | 'serviceUrl'>,
    private readonly served: ServedRelease,
    private readonly evaluated: EvaluatedVersions,
  ) {
    this.files = new VerifiedFiles(options.folders, served.release);
  }

  /** @throws DamagedFile, or what the shell's file throws when it is evaluated */
  render(request: RenderRequest): Promise<RenderAnswer> {
    const { version, fallback } = this.served.release.shell;
    const isAvoided = request.avoid.includes(`shell@${version}`);
    const shell = fallback && isAvoided ? fallback.version : version;
    const server = this.shellServer(shell);
    return server.render(request, this.createHost(shell, server));
  }

  private shellServer(version: string): ShellServer {
    // Verified before every render: a damaged file is not served from memory either.
    const code = this.files.read('shell', version, SERVER_FILE);
    return getOrCreate(
      this.evaluated.shells,
      version,
      // Our builder produced the file and the release's hash matched; its contract is versioned there.
      () => evaluate(`shell@${version}`, code) as ShellServer,
    );
  }

  private createHost(shell: string, { hostModules }: ShellServer): RenderHost {
    const { files } = this;
    const { site, serviceUrl } = this.options;
    const { id, release } = this.served;
    const { routes, shell: pinnedShell, sections } = release;
    return {
      site,
      serviceUrl,
      release: { id, routes, shell, pinnedShell, sections },
      record: (name, version) => files.record(name, version),
      text: (name, version, file) => files.read(name, version, `client/${file}`).toString('utf8'),
      section: (name, version) => {
        const code = files.read(name, version, SERVER_FILE);
        // Bound to the shell that provided its singletons.
        const key = `${shell}/${name}@${version}`;
        return getOrCreate(this.evaluated.sections, key, () =>
          sectionOf(evaluate(key, code, hostModules)),
        );
      },
    };
  }
}

const sectionOf = (exported: unknown): SectionModule =>
  (exported as { default: SectionModule }).default;

function getOrCreate<Value extends object>(
  cache: LRUCache<string, Value>,
  key: string,
  create: () => Value,
): Value {
  const value = cache.get(key) ?? create();
  cache.set(key, value);
  return value;
}
