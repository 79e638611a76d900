import type { Boot } from '../app/boot';
import { versionKey, type Fault } from '../app/fault';
import { avoidVersion } from './avoid-version';
import { loadDocument } from './document-load';
import type { FailedFiles } from './failed-files';
import { faultCause } from './fault-cause';
import { sendBeacon } from './send-beacon';

type Version = Pick<Fault, 'section' | 'version'>;

/**
 * What this tab does about versions that fail in it: each is reported once, and a page of theirs that is on screen
 * already is loaded anew, rendered by the fallback, so that HTML and browser agree.
 */
export class FaultDesk {
  private readonly told = new Set<string>();

  constructor(
    private readonly boot: Boot,
    private readonly files: FailedFiles,
  ) {}

  /** Reports a version that could not be loaded or started. */
  async report(version: Version, failure: unknown): Promise<void> {
    if (this.told.has(versionKey(version))) return;
    this.told.add(versionKey(version));
    const cause = await faultCause(version, failure, this.files);
    sendBeacon(this.boot.release, { ...version, cause });
  }

  /** Reports a version whose page threw while it was shown. */
  reportBroken(version: Version): void {
    if (this.told.has(versionKey(version))) return;
    this.told.add(versionKey(version));
    sendBeacon(this.boot.release, { ...version, cause: 'render' });
  }

  /**
   * Loads this address anew without the version. Never resolves then; resolves when the release names no fallback, when
   * cookies are blocked, or when this was tried a moment ago.
   */
  async loadWithout(version: Version): Promise<void> {
    if (!this.hasFallback(version) || !avoidVersion(versionKey(version))) return;
    if (loadDocument(location.pathname + location.search + location.hash)) {
      await new Promise(() => undefined);
    }
  }

  private hasFallback({ section, version }: Version): boolean {
    const { shell, sections } = this.boot;
    if (section === 'shell') return shell.hasFallback;
    const booted = sections[section];
    return booted?.version === version && booted.fallback !== null;
  }
}
