import type { RenderAnswer, RenderRequest } from '../../server/render-host';
import { ReleaseHost, type EvaluatedVersions } from './release-host';
import type { ServedRelease, WorkerOptions } from './messages';

type Surroundings = Pick<WorkerOptions, 'registry' | 'site' | 'serviceUrl'>;

/**
 * Renders pages of one release by its own shell, or by the shell's fallback version where the request says that the
 * pinned one is to be avoided.
 */
export class ReleaseRenderer {
  private readonly hosts = new Map<string, ReleaseHost>();

  constructor(
    private readonly surroundings: Surroundings,
    private readonly served: ServedRelease,
    private readonly evaluated: EvaluatedVersions,
  ) {}

  /** @throws DamagedFile, or whatever the shell's file throws when it is evaluated */
  render(request: RenderRequest): Promise<RenderAnswer> {
    return this.host(this.shellFor(request.avoid)).render(request);
  }

  private shellFor(avoid: readonly string[]): string {
    const { version, fallback } = this.served.release.shell;
    return fallback && avoid.includes(`shell@${version}`) ? fallback.version : version;
  }

  /** Made with the first render, so that a bad shell fails a request and not the worker. */
  private host(shell: string): ReleaseHost {
    const known = this.hosts.get(shell);
    if (known) return known;
    const { registry, site, serviceUrl } = this.surroundings;
    const host = new ReleaseHost(registry, this.served, shell, {
      site,
      serviceUrl,
      evaluated: this.evaluated,
    });
    this.hosts.set(shell, host);
    return host;
  }
}
