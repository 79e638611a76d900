import fs from 'node:fs/promises';
import path from 'node:path';
import type { SectionName } from '@huoban/contracts';
import {
  readChannelHead,
  openSigner,
  pin,
  publish,
  type ArtifactName,
  type Signer,
} from '@huoban/release';
import { readJson } from '../../harness/http';
import { type Site } from '../../page/site';
import { waitUntil } from './timing';
import { ROOT } from '../../harness/processes';
import { type OwnSite } from './test-site';
import { publishVariant, writeVariant, type Variant } from './changed-version';

/** The section that is changed and damaged, one of its pages, and a page of another section. */
export const SUBJECT: SectionName = 'mfe-legal';
export const SUBJECT_PAGE = '/terms';
export const OTHER_PAGE = '/about-us';

export const CHANNEL = 'production';
const FOLLOWED_MS = 1_500;
const MARK = '（演练）';

export interface Health {
  status: string;
  reason: string | null;
  release: string;
  sequence: number;
  sections: Record<string, { status: string; version: string; problem: string | null }>;
}

/** Everything that a drill works with. */
export class Ground {
  constructor(
    readonly own: OwnSite,
    readonly pages: Site,
    /** Version of the subject that `npm start` put in force, and a word of its page. */
    readonly good: string,
    readonly word: string,
    readonly signer: Signer,
    /** Version of the shell that `npm start` put in force. */
    readonly goodShell: string,
  ) {}

  static async prepare(own: OwnSite, pages: Site): Promise<Ground> {
    const signer = await openSigner(own.keys);
    const head = await readChannelHead(own.registry, CHANNEL, signer.trusted);
    if (!head) throw new Error('the channel is empty after the start');
    const messages = path.join(ROOT, SUBJECT, 'src/locales/zh.json');
    const { document } = JSON.parse(await fs.readFile(messages, 'utf8')) as {
      document: { others: string };
    };
    const { shell, sections } = head.release;
    const { version } = sections[SUBJECT];
    return new Ground(own, pages, version, document.others, signer, shell.version);
  }

  get changedWord(): string {
    return this.word + MARK;
  }

  /** Publishes a version of the subject that says the changed word, with further changes if given. */
  async publishChanged(
    version: string,
    change: Variant['change'] = (text) => text,
  ): Promise<string> {
    await publishVariant(this.own.registry, {
      name: SUBJECT,
      from: this.good,
      version,
      change: (text, file) => change(text.replaceAll(this.word, this.changedWord), file),
    });
    return version;
  }

  /** Makes a build folder of a version of the subject that says the changed word; to be removed by the caller. */
  buildChanged(version: string): Promise<string> {
    const change = (text: string) => text.replaceAll(this.word, this.changedWord);
    return writeVariant(this.own.registry, { name: SUBJECT, from: this.good, version, change });
  }

  /** Publishes a changed version of the subject into a registry other than the site's. */
  async publishInto(registry: string, version: string): Promise<void> {
    const folder = await this.buildChanged(version);
    try {
      await publish(registry, folder);
    } finally {
      await fs.rm(folder, { recursive: true, force: true });
    }
  }

  /** Publishes a version of the shell with changes. */
  async publishShell(version: string, change: Variant['change']): Promise<string> {
    const variant = { name: 'shell', from: this.goodShell, version, change } as const;
    await publishVariant(this.own.registry, variant);
    return version;
  }

  /** What every act of a drill says of itself. */
  get acting() {
    return {
      channel: CHANNEL,
      author: 'drills',
      reason: 'a drill',
      force: 'a drill',
      signer: this.signer,
    };
  }

  /** Pins the subject. @returns milliseconds until the site serves that release */
  pin(version: string): Promise<number> {
    return this.pinAll({ [SUBJECT]: version });
  }

  /** Pins versions together. @returns milliseconds until the site serves that release */
  async pinAll(versions: Partial<Record<ArtifactName, string>>): Promise<number> {
    const { entry } = await pin(this.own.registry, { ...this.acting, versions });
    return waitUntil(`release ${entry.release} is served`, FOLLOWED_MS, async () => {
      const latest = await readJson<{ id: string }>(this.pages.fetch('/builds/latest.json'));
      return latest.id === entry.release;
    });
  }

  health(): Promise<Health> {
    return readJson<Health>(this.pages.fetch('/-/health'));
  }

  /** Status and text of a page; `fresh` takes part in the address, past the cache of a second. */
  async read(address: string): Promise<{ status: number; html: string }> {
    const fresh = `${address}?drill=${String(performance.now())}`;
    const answer = await this.pages.fetch(fresh, { signal: AbortSignal.timeout(15_000) });
    return { status: answer.status, html: await answer.text() };
  }

  /** What the subject's page says: the word of the first version, of the changed one, or neither. */
  async shown(): Promise<'good' | 'changed' | 'neither'> {
    const { html } = await this.read(SUBJECT_PAGE);
    if (html.includes(this.changedWord)) return 'changed';
    return html.includes(this.word) ? 'good' : 'neither';
  }

  file(version: string, file: string, name: ArtifactName = SUBJECT): string {
    return path.join(this.own.registry, 'artifacts', name, version, file);
  }

  /** Failures of the kind that this site has counted since its start. */
  async counted(kind: { section: string; version: string; cause: string }): Promise<number> {
    const metrics = await (await this.pages.fetch('/-/metrics')).text();
    const labels = Object.entries(kind).map(([name, value]) => `${name}="${value}"`);
    const lines = metrics
      .split('\n')
      .filter((line) => labels.every((label) => line.includes(label)));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }
}

/** Flips one bit in the middle of a file. @returns how to repair it */
export async function flipBit(file: string): Promise<() => Promise<void>> {
  const whole = await fs.readFile(file);
  const damaged = Buffer.from(whole);
  const middle = Math.floor(damaged.length / 2);
  damaged[middle] = (damaged[middle] ?? 0) ^ 1;
  await fs.writeFile(file, damaged);
  return () => fs.writeFile(file, whole);
}
