import type { Boot } from '../../app/release/boot';
import { versionKey, type Fault } from '../../app/release/fault';
import { withTimeout } from '../../app/pages/with-timeout';
import { excludeVersion } from './exclude-version';
import { loadDocument } from '../navigation/document-load';
import type { FailedFiles } from './failed-files';

type Version = Pick<Fault, 'section' | 'version'>;

/** Whoever waits for the page waits no longer than this, in milliseconds, for the cause to be found. */
const REPORT_TIMEOUT_MS = 4000;

const here = (): string => location.pathname + location.search + location.hash;

/**
 * What this tab does about versions that fail in it: each is reported once, and a page of theirs that is on screen
 * already is loaded anew, rendered by the fallback, so that HTML and browser agree.
 */
export class FaultReporter {
  private readonly reported = new Set<string>();

  constructor(
    private readonly boot: Boot,
    private readonly files: FailedFiles,
  ) {}

  /**
   * Reports a version that could not be loaded or started, or that threw.
   * @param suspected names what it was doing; the report says what the failure shows beyond that
   */
  async report(suspected: Fault, failure: unknown): Promise<void> {
    if (this.reported.has(versionKey(suspected))) return;
    this.reported.add(versionKey(suspected));
    try {
      await withTimeout(REPORT_TIMEOUT_MS, 'the report', this.send(suspected, failure));
    } catch (error) {
      console.warn('a fault could not be reported', error);
    }
  }

  /**
   * Loads an address (with query and hash) as a document without the version. Never resolves then; resolves when the
   * release names no fallback, when cookies are blocked, or when this was tried a moment ago.
   */
  async reloadWithout(version: Version, address = here()): Promise<void> {
    if (!this.hasFallback(version) || !excludeVersion(versionKey(version))) return;
    if (loadDocument(address)) await new Promise(() => undefined);
  }

  private async send(suspected: Fault, failure: unknown): Promise<void> {
    const { reportFault } = await import(
      /* webpackChunkName: "fault-report" */ './send-fault-report'
    );
    await reportFault(this.boot.release, suspected, failure, this.files);
  }

  private hasFallback({ section, version }: Version): boolean {
    const { shellHasFallback, sections } = this.boot;
    if (section === 'shell') return shellHasFallback;
    const booted = sections[section];
    return booted?.version === version && booted.fallback !== null;
  }
}
