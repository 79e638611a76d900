import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from 'puppeteer';
import type { Release, SectionName, SiteConfig } from '@huoban/contracts';
import { readChannelHead, openSigner, pin, type ArtifactName, type Signer } from '@huoban/release';
import { CleanupStack } from '../../harness/cleanup';
import { readJson } from '../../harness/http';
import { ROOT } from '../../harness/processes';
import { startSecondShell, type Server } from '../../harness/servers';
import { waitUntil } from '../../harness/wait';
import { createLoggedInVisitor } from '../../page/log-in';
import { Site } from '../../page/site';
import { publishChangedVersion, writeChangedVersion, type ChangeFile } from './changed-version';
import { slowness } from './timing';
import type { TestSite } from './test-site';
import { Visit, type VisitOptions } from './visit';

/** The section that drills change and damage, one of its pages, and a page of another section. */
export const TESTED_SECTION: SectionName = 'mfe-legal';
export const TESTED_PAGE = '/terms';
export const OTHER_PAGE = '/about-us';

export const CHANNEL = 'production';
/** Within this time a shell serves a new release. */
export const FOLLOWED_MS = 1_500;
/** How long the drills wait for a page to recover from a fault. */
const RECOVERED_MS = 12_000;
const MARK = '（演练）';

export interface Health {
  status: string;
  reason: string | null;
  release: string;
  sequence: number;
  sections: Record<string, { status: string; version: string; problem: string | null }>;
  canary: { release: string; share: number } | null;
}

export class DrillContext {
  readonly cleanup = new CleanupStack();
  readonly url: string;
  /** Versions of the tested section and of the shell that `npm start` pinned. */
  readonly firstVersion: string;
  readonly firstShell: string;
  /** The text on the tested page in changed versions. */
  readonly changedText: string;
  private willRestorePins = false;

  private constructor(
    readonly site: TestSite,
    readonly tabs: Site,
    public signer: Signer,
    { sections, shell }: Release,
    readonly text: string,
  ) {
    this.url = site.url;
    this.firstVersion = sections[TESTED_SECTION].version;
    this.firstShell = shell.version;
    this.changedText = text + MARK;
  }

  static async create(site: TestSite, browser: Browser): Promise<DrillContext> {
    const signer = await openSigner(site.keys);
    const head = await readChannelHead(site.registry, CHANNEL, signer.trusted);
    if (!head) throw new Error(`channel ${CHANNEL} has no release`);
    const messages = path.join(ROOT, TESTED_SECTION, 'src/locales/zh.json');
    const { document } = JSON.parse(await fs.readFile(messages, 'utf8')) as {
      document: { others: string };
    };
    const tabs = new Site(site.url, browser);
    return new DrillContext(site, tabs, signer, head.release, document.others);
  }

  private readonly changeText = (content: string): string =>
    content.replaceAll(this.text, this.changedText);

  /** Publishes a version of the tested section with the changed text, and further changes if given. @returns version */
  async publishChanged(version: string, change?: ChangeFile): Promise<string> {
    await publishChangedVersion(this.site.registry, {
      name: TESTED_SECTION,
      from: this.firstVersion,
      version,
      change: (content, file) => {
        const changed = this.changeText(content);
        return change?.(changed, file) ?? changed;
      },
    });
    return version;
  }

  /** Writes the build folder of a version with the changed text; removed with the cleanup. */
  buildChanged(version: string): Promise<string> {
    const { firstVersion: from, changeText: change } = this;
    const changed = { name: TESTED_SECTION, from, version, change };
    return writeChangedVersion(this.cleanup, this.site.registry, changed);
  }

  /** Publishes and pins a version of the shell; the first one is its fallback. */
  async pinShell(version: string, change?: ChangeFile): Promise<void> {
    const changed = { name: 'shell', from: this.firstShell, version, change } as const;
    await publishChangedVersion(this.site.registry, changed);
    await this.pin({ shell: version });
  }

  get act() {
    const words = { author: 'drills', reason: 'a drill', force: 'a drill' };
    return { channel: CHANNEL, signer: this.signer, ...words };
  }

  /** Pins versions until the end of the drill. @returns milliseconds until the site serves that release */
  async pin(versions: Partial<Record<ArtifactName, string>>): Promise<number> {
    if (!this.willRestorePins) {
      this.willRestorePins = true;
      this.cleanup.add(() => this.restorePins());
    }
    const { entry } = await pin(this.site.registry, { ...this.act, versions });
    return waitUntil(`release ${entry.release} is served`, FOLLOWED_MS, async () => {
      const latest = await readJson<{ id: string }>(this.fetch('/builds/latest.json'));
      return latest.id === entry.release;
    });
  }

  pinSection(version = this.firstVersion): Promise<number> {
    return this.pin({ [TESTED_SECTION]: version });
  }

  async pinChanged(version: string, change?: ChangeFile): Promise<string> {
    await this.pinSection(await this.publishChanged(version, change));
    return version;
  }

  private async restorePins(): Promise<void> {
    this.willRestorePins = false;
    const head = await readChannelHead(this.site.registry, CHANNEL, this.signer.trusted).catch(
      () => null,
    );
    const { sections, shell } = head?.release ?? {};
    const isFirst = sections?.[TESTED_SECTION].version === this.firstVersion;
    if (isFirst && shell?.version === this.firstShell) return;
    await this.pin({ [TESTED_SECTION]: this.firstVersion, shell: this.firstShell });
    this.willRestorePins = false;
  }

  fetch(address: string, init?: RequestInit): Promise<Response> {
    return this.tabs.fetch(address, init);
  }

  /** Health of the site, or of another shell. */
  health(origin = this.url): Promise<Health> {
    return readJson<Health>(fetch(`${origin}/-/health`));
  }

  waitForHealth(
    status: 'ok' | 'degraded',
    timeoutMs = Math.round(FOLLOWED_MS * slowness()),
    origin = this.url,
  ): Promise<number> {
    return waitUntil(`health is ${status}`, timeoutMs, async () => {
      return (await this.health(origin)).status === status;
    });
  }

  /** Status and HTML of a page, past the response cache of a second, as operators may read it. */
  async read(address: string, origin = this.url): Promise<{ status: number; html: string }> {
    const response = await fetch(origin + address, {
      headers: { 'cache-control': 'no-store' },
      redirect: 'manual',
      signal: AbortSignal.timeout(15_000),
    });
    return { status: response.status, html: await response.text() };
  }

  async statusOf(address: string): Promise<number> {
    return (await this.read(address)).status;
  }

  async renderedVersion(): Promise<'first' | 'changed' | 'neither'> {
    const { html } = await this.read(TESTED_PAGE);
    if (html.includes(this.changedText)) return 'changed';
    return html.includes(this.text) ? 'first' : 'neither';
  }

  async waitForRendered(version: 'first' | 'changed', timeoutMs: number): Promise<number> {
    return waitUntil(`the server renders the ${version} version`, timeoutMs, async () => {
      return (await this.renderedVersion()) === version;
    });
  }

  file(version: string, file: string, name: ArtifactName = TESTED_SECTION): string {
    return path.join(this.site.registry, 'artifacts', name, version, file);
  }

  /** A tab of a new visitor whose requests are recorded; closed with the cleanup. */
  async visit(options: VisitOptions = {}): Promise<Visit> {
    const visit = await Visit.open(this.tabs, options);
    this.cleanup.add(() => visit.close());
    return visit;
  }

  loggedInVisitor(): Promise<BrowserContext> {
    return createLoggedInVisitor(this.tabs);
  }

  /** Starts another shell on the registry and, unless `env` names another, the service of the site. */
  startShell(env: NodeJS.ProcessEnv = {}, change?: (site: SiteConfig) => void): Promise<Server> {
    const options = { registry: this.site.registry, serviceUrl: this.url, env };
    return startSecondShell(this.cleanup, options, change);
  }

  /** Faults that the site has counted since its start. */
  async countFaults(version: string, cause: string, section: string): Promise<number> {
    const metrics = await (await this.fetch('/-/metrics')).text();
    const labels = Object.entries({ section, version, cause }).map(
      ([key, value]) => `${key}="${value}"`,
    );
    const lines = metrics
      .split('\n')
      .filter((line) => labels.every((label) => line.includes(label)));
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  }

  /** Waits until exactly one fault of a version of the tested section is counted. */
  async waitForFault(version: string, cause: string): Promise<void> {
    await waitUntil(`one fault by ${cause} is counted`, RECOVERED_MS, async () => {
      return (await this.countFaults(version, cause, TESTED_SECTION)) === 1;
    });
  }

  async waitForFirstVersion({ page, mainText }: Visit, timeoutMs = RECOVERED_MS): Promise<number> {
    return waitUntil('the tab shows the first version', timeoutMs, async () => {
      const text = await mainText();
      const isHydrated = (await page.$('html[data-hydrated] header button')) !== null;
      return isHydrated && text.includes(this.text) && !text.includes(this.changedText);
    });
  }
}
