import type { SectionModule, SiteConfig } from '@huoban/contracts';
import type { RenderHost, RenderRequest, RenderAnswer } from '../server/render-host';
import { evaluate, type HostModules } from './evaluate';
import { VerifiedFiles } from './verified-files';
import { VersionCache } from './version-cache';
import type { ServedRelease } from './worker-messages';

/** What the shell's server file exports. */
interface ShellServer {
  render: (request: RenderRequest, host: RenderHost) => Promise<RenderAnswer>;
  hostModules: HostModules;
}

const SERVER_FILE = 'server/index.cjs';
const KEPT_SHELLS = 2;
const KEPT_SECTIONS = 16;

/** Evaluated versions, kept across releases: a pin of one section evaluates that section only. */
export class EvaluatedVersions {
  readonly shells = new VersionCache<ShellServer>(KEPT_SHELLS);
  readonly sections = new VersionCache<SectionModule>(KEPT_SECTIONS);
}

/** Renders pages of one release, with the shell that this release pins. */
export class ReleaseHost implements RenderHost {
  readonly release: RenderHost['release'];
  private readonly files: VerifiedFiles;
  private readonly shell: ShellServer;

  /** @throws DamagedFile when the pinned shell is not what the release says */
  constructor(
    registry: string,
    { id, release }: ServedRelease,
    readonly site: SiteConfig,
    readonly serviceUrl: string,
    private readonly evaluated: EvaluatedVersions,
  ) {
    this.files = new VerifiedFiles(registry, release);
    const { version } = release.shell;
    this.shell = evaluated.shells.get(version, () => this.evaluateShell(version));
    this.release = {
      id,
      routes: release.routes,
      shell: version,
      sections: release.sections,
    };
  }

  render(request: RenderRequest): Promise<RenderAnswer> {
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
