import type { Boot } from '../../app/release/boot';
import { versionKey, type Fault } from '../../app/release/fault';
import { withTimeout } from '../../app/pages/with-timeout';
import { excludeVersion } from './exclude-version';
import { loadDocument } from '../navigation/document-load';
import type { FailedFiles } from './failed-files';

type Version = Pick<Fault, 'section' | 'version'>;

/** The page waits no longer than this for the cause of a fault. */
const REPORT_TIMEOUT_MS = 4000;

const currentAddress = (): string => location.pathname + location.search + location.hash;

/**
 * Reports each version that fails in this tab once, and reloads a page that is already on screen by the fallback version,
 * so that HTML and browser run the same version.
 */
export class FaultReporter {
  private readonly reported = new Set<string>();

  constructor(
    private readonly boot: Boot,
    private readonly files: FailedFiles,
  ) {}

  /**
   * Reports a version that could not be loaded or started, or that threw.
   * @param suspected the fault to report when the error shows no other cause
   */
  async report(suspected: Fault, error: unknown): Promise<void> {
    if (this.reported.has(versionKey(suspected))) return;
    this.reported.add(versionKey(suspected));
    try {
      await withTimeout(REPORT_TIMEOUT_MS, 'the report', this.send(suspected, error));
    } catch (reportError) {
      console.warn('a fault could not be reported', reportError);
    }
  }

  /**
   * Loads an address (with query and hash) as a document without the version and never resolves. Resolves only when it
   * cannot: the release names no fallback, cookies are blocked, or the limit of document loads is reached.
   */
  async reloadWithout(version: Version, address = currentAddress()): Promise<void> {
    if (!this.hasFallback(version) || !excludeVersion(versionKey(version))) return;
    if (loadDocument(address)) await new Promise(() => undefined);
  }

  private async send(suspected: Fault, error: unknown): Promise<void> {
    const { reportFault } = await import(
      /* webpackChunkName: "fault-report" */ './send-fault-report'
    );
    await reportFault(this.boot, suspected, error, this.files);
  }

  private hasFallback({ section, version }: Version): boolean {
    const { shellHasFallback, sections } = this.boot;
    if (section === 'shell') return shellHasFallback;
    const bootSection = sections[section];
    return bootSection?.version === version && bootSection.fallback !== null;
  }
}
