import { KeysUnreadable, TrustedKeys } from '../../keys/trusted-keys';
import { readFileIfExists } from '../../storage/files/read-file';

/** Reads trusted keys from a file that other processes may replace. */
export class TrustedKeysFile {
  private text: string | null = null;
  private keys: TrustedKeys | null = null;
  private lastProblem: string | null = null;

  constructor(private readonly file: string) {}

  /** Why the file could not be used at the last read, null after a success. */
  get problem(): string | null {
    return this.lastProblem;
  }

  /**
   * The current keys; the last valid ones while the file is missing or damaged.
   * @throws KeysUnreadable when the file was never readable
   */
  async read(): Promise<TrustedKeys> {
    try {
      this.keys = await this.readFile();
      this.lastProblem = null;
      return this.keys;
    } catch (error) {
      this.lastProblem = error instanceof Error ? error.message : String(error);
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
    return keys;
  }
}
