import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DEVICES, LANGUAGES } from '@huoban/contracts';
import { runScript } from '../../harness/processes';
import { percentile, timed } from '../../harness/statistics';
import { waitUntil } from '../../harness/wait';
import { launchBrowser } from '../../harness/browser';
import { Site } from '../../page/site';
import { LoadGenerator } from '../context/load-generator';
import { buildOf, homeVersions, isRefused, promote, publish, writeBuild } from './acts';
import { OpenTab } from './open-tab';
import { ownerSteps } from './owner-steps';
import { waitForRelease, watchForRelease } from './release-watch';
import { LIVE_MS, showMs, step, type PromotionStep } from './step';

const PUBLISH_MS = 5_000;
const CANARY_TIMEOUT_MS = 240_000;
/** A few pages of each of the visitors, because addresses count and not visits. */
const WITHDRAWN_MS = 60_000;
const PER_SECOND = 50;
/** The short form reports whether requests fail, not how long they take on a busy machine. */
const SHORT_LOAD = { perSecond: 16, timeoutMs: 30_000 };
const SHOWN_FAILURES = 10;
const PATHS = [
  '/',
  '/game-library',
  '/en',
  '/about-us',
  '/m',
  '/terms',
  '/ja/game-partner',
  '/activity',
];
/** Percent of visitors. */
const CANARY_SHARE = 20;

const promoteStep = (name: 'mfe-home' | 'mfe-legal'): PromotionStep =>
  step(`promote ${name}`, async (context, { within, holds }) => {
    const { site, tabs, openTab } = context;
    const { page, text } = buildOf(name);
    const before = (await site.history('production')).at(-1)?.release ?? '';
    const watched = watchForRelease(tabs, before);
    // A refused promotion is the problem to report, not that the tabs see nothing.
    watched.catch(() => undefined);
    const entry = await promote(context, name);
    const seen = await watched;
    holds(
      'the tabs see exactly that release',
      seen.every(({ id }) => id === entry.release),
    );
    const last = Math.max(...seen.map(({ at }) => at));
    within('seen in a browser at both replicas', last - Date.parse(entry.at), LIVE_MS);
    for (const origin of site.replicas)
      holds(`${origin} serves the new text`, (await site.read(origin, page)).includes(text));
    await openTab?.visitNext();
    holds('the open tab keeps working', true);
  });

const verifyStep = (name: string): PromotionStep =>
  step(name, async ({ site }, { note, holds }) => {
    note(showMs((await timed(() => site.release('verify'))).ms));
    holds('every byte, signature and entry is as it was signed', true);
  });

/** The work of a release manager: publish, plan, pin, smoke, promote, a broken canary, roll back, verify, gc. */
export const promotionSteps = ({ short }: { short: boolean }): PromotionStep[] => [
  step('start two shells, staging and the service', async (context) => {
    const { site, cleanup } = context;
    await site.start();
    const browser = await launchBrowser(cleanup);
    context.openTab = await OpenTab.open(new Site(site.replicas[0], browser));
    context.tabs = await Promise.all(
      site.replicas.map(async (origin) => {
        const page = await browser.newPage();
        await page.goto(`${origin}/robots.txt`);
        return page;
      }),
    );
    context.load = LoadGenerator.start({
      origins: site.replicas,
      paths: PATHS,
      ...(context.short ? SHORT_LOAD : { perSecond: PER_SECOND }),
    });
  }),
  step('publish a new mfe-home', async (context, { within, holds }) => {
    const { site } = context;
    const change = { version: '9.0.0-drill', mark: '（演练）' };
    const home = await writeBuild(context, 'mfe-home', 'mfe-home', change);
    const legal = await writeBuild(context, 'mfe-legal', 'mfe-legal', change);
    within('published', (await timed(() => publish(context, home))).ms, PUBLISH_MS);
    await publish(context, legal);
    const html = await site.read(site.replicas[0], '/');
    holds('visitors do not see it yet', !html.includes(home.text));
  }),
  step('plan', async ({ site }, { holds }) => {
    const { name, version } = buildOf('mfe-home');
    const before = await site.history('staging');
    const plan = await site.release<{
      changes: boolean;
      diff: { artifacts: { name: string }[] } | null;
      refusals: { code: string }[];
    }>('plan', name, version, '--channel', 'staging');
    holds('there is no refusal', plan.changes && plan.refusals.length === 0);
    const changed = plan.diff?.artifacts.map((artifact) => artifact.name) ?? [];
    holds('it would change only mfe-home', changed.join() === name);
    holds('nothing was changed', (await site.history('staging')).length === before.length);
  }),
  step('pin to staging', async ({ site }, { within, holds }) => {
    const pins = ['mfe-home', 'mfe-legal'].flatMap((name) => [name, buildOf(name).version]);
    const entry = await site.act('pin', '--channel', 'staging', ...pins);
    const at = await waitForRelease([site.staging], entry.release);
    within('served by the staging shell', at - Date.parse(entry.at), LIVE_MS);
    const html = await site.read(site.replicas[0], '/');
    holds('production is as it was', !html.includes(buildOf('mfe-home').text));
  }),
  step('promote without evidence', async (context, { holds }) => {
    holds('refused by R018', await isRefused(promote(context, 'mfe-home', []), 'R018'));
  }),
  step('promote with evidence written by hand', async ({ site, cleanup }, { holds }) => {
    const release = (await site.history('staging')).at(-1)?.release;
    const report = path.join(await cleanup.temporaryFolder(), 'report.json');
    const scope = { languages: LANGUAGES, devices: DEVICES, left: [] };
    const content = { release, url: site.staging, checks: 9000, failures: [], scope };
    await writeFile(report, JSON.stringify(content));
    holds('refused by R060', await isRefused(site.release('smoke', '--report', report), 'R060'));
  }),
  step('smoke', async ({ site, cleanup }, { note, holds }) => {
    const report = path.join(await cleanup.temporaryFolder(), 'smoke.json');
    const part = short ? ['--only', '/about-us (desktop)'] : [];
    const args = ['e2e/src/smoke.ts', '--url', site.staging, '--json', report, ...part];
    const env = { SMOKE_KEY: await site.createKey('tester') };
    const { ms, result: output } = await timed(() => runScript(args, env).catch(String));
    note(showMs(ms));
    const { failures } = JSON.parse(await readFile(report, 'utf8')) as { failures: string[] };
    const hasFailed = failures.length > 0;
    if (hasFailed)
      note(
        output
          .split('\n')
          .filter((line) => line.startsWith('✗'))
          .join('; ')
          .slice(0, 400),
      );
    holds('no check failed', !hasFailed);
    await site.release('smoke', '--report', report);
  }),
  ...(short
    ? [
        step('promote with evidence of one page', async ({ site }, { holds }) => {
          holds(
            'refused by R048',
            await isRefused(site.act('promote', '--from', 'staging'), 'R048'),
          );
        }),
      ]
    : []),
  promoteStep('mfe-home'),
  promoteStep('mfe-legal'),
  step('start the watcher of canaries', ({ site }) => site.startConsole()),
  step('canary of a broken mfe-home', async (context, { holds }) => {
    const { site } = context;
    const [replica] = site.replicas;
    const code = "\nthrow new Error('broken by the drill');\n";
    const change = { version: '9.1.0-broken', mark: '（坏的）', code };
    const { name, version, text } = await writeBuild(context, 'broken', 'mfe-home', change);
    await publish(context, buildOf('broken'));
    const visits = context.short ? '20' : '60';
    const limits = ['--share', String(CANARY_SHARE), '--factor', '2', '--visits', visits];
    const force = ['--force', 'the drill needs a broken canary'];
    const entry = await site.act('canary', 'start', name, version, ...limits, ...force);
    const id = entry.canary?.release ?? '-';
    let inside = '';
    await waitUntil('the canary is served', CANARY_TIMEOUT_MS, async () => {
      const cookie = await site.bucketCookie(replica, (bucket) => bucket < CANARY_SHARE);
      inside = await site.read(replica, '/', cookie);
      return inside.includes(id);
    });
    holds('its visitors get the fallback version', !inside.includes(text));
    const outside = await site.bucketCookie(replica, (bucket) => bucket >= CANARY_SHARE);
    holds('other visitors are not in it', !(await site.read(replica, '/', outside)).includes(id));
  }),
  step(
    'the canary is withdrawn automatically',
    async ({ site, openTab }, { within, note, holds }) => {
      const history = await site.history('production');
      const started = history.findLast(({ act }) => act === 'canary-start');
      const next = { channel: 'production', sequence: (started?.sequence ?? 0) + 1 };
      // Looks at the log's file, because a command for each look would take a second.
      await waitUntil('the canary is withdrawn', CANARY_TIMEOUT_MS, async () => {
        return (await site.loggedAt(next)) > 0;
      });
      const entries = await site.history('production');
      const last = entries.at(-1);
      const ms = Date.parse(last?.at ?? '') - Date.parse(started?.at ?? '');
      within('after its start', ms, WITHDRAWN_MS);
      holds('by the watcher', last?.act === 'canary-withdraw');
      note(`reason in the log: ${last?.reason ?? ''}`);
      await openTab?.visitNext();
      holds('the open tab keeps working', true);
    },
  ),
  step('roll back two releases', async ({ site, openTab }, { within, holds }) => {
    const released = (await site.history('production')).map(({ release }) => release);
    const distinct = released.filter((id, index) => id !== released[index - 1]);
    const target = distinct.at(-3) ?? '';
    const entry = await site.act('rollback', '--to', target);
    const at = await waitForRelease(site.replicas, entry.release);
    within('served by both replicas', at - Date.parse(entry.at), LIVE_MS);
    holds('it is the release before both promotions', entry.release === target);
    await openTab?.visitNext();
    holds('the open tab keeps working', true);
  }),
  ...ownerSteps,
  verifyStep('verify'),
  step('gc', async (context, { holds, note }) => {
    const { site, openTab } = context;
    const { version: broken } = buildOf('broken');
    const planned = await site.release<{ versions: { name: string; version: string }[] }>(
      ...['gc', '--days', '0'],
    );
    note(
      `not needed: ${planned.versions.map(({ name, version }) => `${name} ${version}`).join(', ')}`,
    );
    holds('nothing is removed without --apply', (await homeVersions(context)).includes(broken));
    await site.release('gc', '--days', '0', '--grace', '1', '--apply');
    holds('the broken version is removed', !(await homeVersions(context)).includes(broken));
    await openTab?.visitNext();
    holds('the open tab keeps working', true);
  }),
  verifyStep('verify what is left'),
  step(
    'constant load',
    async ({ load }, { note, holds }) => {
      const report = await load?.stop();
      if (!report) throw new Error('there was no load');
      const { sent, seconds, failures, times } = report;
      const at = (share: number): string => showMs(percentile(times, share));
      note(
        `${sent} requests in ${Math.round(seconds)} s, ${(sent / seconds).toFixed(1)} per second`,
      );
      note(`responses within ${at(0.5)} (median), ${at(0.99)} (99 of 100)`);
      for (const failure of failures.slice(0, SHOWN_FAILURES))
        note(`${failure.at} ${failure.url}: ${failure.problem}`);
      holds('no request failed', failures.length === 0);
    },
    { always: true },
  ),
];
