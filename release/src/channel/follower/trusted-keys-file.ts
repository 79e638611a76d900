import { KeysUnreadable, TrustedKeys } from '../../keys/trusted-keys';
import { readFileIfExists } from '../../storage/files/read-file';
import { replaceFile } from '../../storage/files/write-file';

/** Reads trusted keys from a file that other processes may replace. */
export class TrustedKeysFile {
  private text: string | null = null;
  private keys: TrustedKeys | null = null;
  private lastProblem: string | null = null;

  /** @param copy keeps the last valid keys across restarts */
  constructor(
    private readonly file: string,
    private readonly copy: string,
  ) {}

  /** Why the file could not be used at the last read, null after a success. */
  get problem(): string | null {
    return this.lastProblem;
  }

  /**
   * The current keys; the last valid ones while the file is missing or damaged, also after a restart.
   * @throws KeysUnreadable when the file was never readable
   */
  async read(): Promise<TrustedKeys> {
    try {
      this.keys = await this.readFile();
      this.lastProblem = null;
      return this.keys;
    } catch (error) {
      this.lastProblem = error instanceof Error ? error.message : String(error);
      this.keys ??= await this.readCopy();
      if (!this.keys) throw error;
      return this.keys;
    }
  }

  private async readFile(): Promise<TrustedKeys> {
    const content = await readFileIfExists(this.file);
    if (!content) throw new KeysUnreadable(`the trusted keys file ${this.file} does not exist`);
    const text = content.toString('utf8');
    if (this.keys && text === this.text) return this.keys;
    const keys = TrustedKeys.parse(text);
    this.text = text;
    // The copy serves only to start with damaged keys, so a failed write does no harm before that.
    await replaceFile(this.copy, content).catch(() => undefined);
    return keys;
  }

  private async readCopy(): Promise<TrustedKeys | null> {
    try {
      const content = await readFileIfExists(this.copy);
      return content && TrustedKeys.parse(content.toString('utf8'));
    } catch {
      return null;
    }
  }
}
