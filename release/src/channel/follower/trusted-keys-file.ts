import { KeysUnreadable, TrustedKeys } from '../../keys/trusted-keys';
import { readFileIfExists } from '../../storage/files/read-file';

/** The trusted keys of a file that others replace while this process runs. */
export class TrustedKeysFile {
  #text: string | null = null;
  #keys: TrustedKeys | null = null;
  #problem: string | null = null;

  constructor(private readonly file: string) {}

  /** Why the file as it is now is not what counts, null when it does. */
  get problem(): string | null {
    return this.#problem;
  }

  /**
   * The keys as they are now; the last good ones while the file is missing or damaged.
   * @throws KeysUnreadable when there were never any
   */
  async read(): Promise<TrustedKeys> {
    try {
      this.#keys = await this.#read();
      this.#problem = null;
      return this.#keys;
    } catch (error) {
      this.#problem = error instanceof Error ? error.message : String(error);
      if (!this.#keys) throw error;
      return this.#keys;
    }
  }

  async #read(): Promise<TrustedKeys> {
    const content = await readFileIfExists(this.file);
    if (!content) throw new KeysUnreadable(`there are no trusted keys in ${this.file}`);
    const text = content.toString('utf8');
    if (this.#keys && text === this.#text) return this.#keys;
    const keys = TrustedKeys.parse(text);
    this.#text = text;
    return keys;
  }
}
