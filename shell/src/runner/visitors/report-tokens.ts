import type { VisitorSigner } from './visitor-signer';

const HOUR_MS = 3_600_000;
/** Tabs may stay open for as long. */
const MAX_AGE_HOURS = 24;

/** Tokens in the boot data, which prove that a document of a release was served in the last day. */
export class ReportTokens {
  constructor(
    private readonly signer: VisitorSigner,
    private readonly now: () => number = Date.now,
  ) {}

  /** The same token for an hour: the document's ETag depends on it. */
  issue(release: string): string {
    const hour = this.hour();
    return `${hour}.${this.signer.sign('report', `${release} ${hour}`)}`;
  }

  verifies(release: string, token: string): boolean {
    const [hour = '', signature = ''] = token.split('.');
    const age = this.hour() - Number(hour);
    const isRecent = age >= 0 && age <= MAX_AGE_HOURS;
    return isRecent && this.signer.verifies('report', `${release} ${hour}`, signature);
  }

  private hour(): number {
    return Math.floor(this.now() / HOUR_MS);
  }
}
