import type { SectionModule, SiteConfig } from '@huoban/contracts';
import type { RenderHost, RenderRequest, RenderAnswer } from '../../server/render-host';
import { evaluate, type HostModules } from './evaluate';
import { VerifiedFiles } from './verified-files';
import { VersionCache } from '../files/version-cache';
import type { ServedRelease } from './messages';

/** What the shell's server file exports. */
interface ShellServer {
  render: (request: RenderRequest, host: RenderHost) => Promise<RenderAnswer>;
  hostModules: HostModules;
}

const SERVER_FILE = 'server/index.cjs';
const KEPT_SHELLS = 4;
const KEPT_SECTIONS = 24;

/** Evaluated versions, shared by the releases of a worker: a pin of one section evaluates that section only. */
export class EvaluatedVersions {
  readonly shells = new VersionCache<ShellServer>(KEPT_SHELLS);
  readonly sections = new VersionCache<SectionModule>(KEPT_SECTIONS);
}

interface Surroundings {
  site: SiteConfig;
  serviceUrl: string;
  evaluated: EvaluatedVersions;
}

/** Renders pages of one release, with one of the shell versions that this release names. */
export class ReleaseHost implements RenderHost {
  readonly release: RenderHost['release'];
  readonly site: SiteConfig;
  readonly serviceUrl: string;
  private readonly evaluated: EvaluatedVersions;
  private readonly files: VerifiedFiles;
  private readonly shell: ShellServer;

  /**
   * @param shell the pinned version or its fallback
   * @throws DamagedFile when that shell is not what the release says
   */
  constructor(
    registry: string,
    { id, release }: ServedRelease,
    shell: string,
    { site, serviceUrl, evaluated }: Surroundings,
  ) {
    this.files = new VerifiedFiles(registry, release);
    this.evaluated = evaluated;
    this.shell = evaluated.shells.get(shell, () => this.evaluateShell(shell));
    this.site = site;
    this.serviceUrl = serviceUrl;
    this.release = {
      id,
      routes: release.routes,
      shell,
      pinnedShell: release.shell,
      sections: release.sections,
    };
  }

  /** @throws DamagedFile when the shell's file has been altered since it was evaluated */
  render(request: RenderRequest): Promise<RenderAnswer> {
    this.files.read('shell', this.release.shell, SERVER_FILE);
    return this.shell.render(request, this);
  }

  readonly record: RenderHost['record'] = (name, version) => this.files.record(name, version);

  readonly text: RenderHost['text'] = (name, version, file) =>
    this.files.read(name, version, `client/${file}`).toString('utf8');

  readonly section: RenderHost['section'] = (name, version) => {
    // Read, and so compared with its hash, before each render: a damaged file is not served from memory either.
    const code = this.files.read(name, version, SERVER_FILE);
    const modules = this.shell.hostModules;
    // Bound to the shell whose singletons it was given.
    const key = `${this.release.shell}/${name}@${version}`;
    return this.evaluated.sections.get(key, () => sectionOf(evaluate(key, code, modules)));
  };

  private evaluateShell(version: string): ShellServer {
    const code = this.files.read('shell', version, SERVER_FILE);
    // Both files come out of our own builder and match the release's hash; their contract is versioned there.
    return evaluate(`shell@${version}`, code) as ShellServer;
  }
}

const sectionOf = (exported: unknown): SectionModule =>
  (exported as { default: SectionModule }).default;
