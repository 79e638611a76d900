import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { SECTION_NAMES } from '@huoban/contracts';
import { openSigner, setCanaryShare, startCanary, withdrawCanary } from '@huoban/release';
import { postJson, readJson } from '../../harness/http';
import { startConsole } from '../../harness/servers';
import { waitUntil } from '../../harness/wait';
import { AddressedVisitor, DRILL_EDGE, requestFrom } from '../context/addressed-visitor';
import {
  FOLLOWED_MS,
  OTHER_PAGE,
  TESTED_PAGE,
  TESTED_SECTION,
  type DrillContext,
} from '../context/drill-context';
import { test, type Drill } from '../drill';

const VISITORS = 120;
const BUCKETS = 100;
const MAX_REQUESTS = 3000;

/** A drill with a canary of a changed section, which is withdrawn at its end. */
const canaryDrill = (
  name: string,
  { version, share }: { version: string; share: number },
  run: (context: DrillContext, canary: string, base: string) => Promise<unknown>,
): Drill =>
  test(name, async (context) => {
    const { registry } = context.site;
    const target = { versions: { [TESTED_SECTION]: await context.publishChanged(version) } };
    const { entry } = await startCanary(registry, { ...context.act, target, share });
    const waitForCanary = (release: string | null) =>
      waitUntil(`the canary is ${release ?? 'withdrawn'}`, FOLLOWED_MS, async () => {
        return ((await context.health()).canary?.release ?? null) === release;
      });
    context.cleanup.add(async () => {
      if ((await context.health()).canary) await withdrawCanary(registry, context.act);
      await waitForCanary(null);
    });
    const id = entry.canary?.release ?? '';
    await waitForCanary(id);
    return run(context, id, (await context.health()).release);
  });

/** Which release the tested page gets with a bucket's cookie, and whether it shows the changed text. */
async function pageFor(context: DrillContext, cookie: string | null, query = '') {
  const init = cookie === null ? {} : { headers: { cookie } };
  const response = await context.fetch(TESTED_PAGE + query, init);
  const html = await response.text();
  const release = /"release":"([0-9a-f]{64})"/.exec(html)?.[1];
  const token = /"reportToken":"([\w.-]+)"/.exec(html)?.[1];
  const isChanged = html.includes(context.changedText);
  return { headers: response.headers, release, token, isChanged };
}

/** Cookies by bucket, as the shell issues them to new visitors of this machine at random. */
async function bucketCookies(context: DrillContext, count = BUCKETS): Promise<string[]> {
  const cookies: string[] = [];
  for (let left = MAX_REQUESTS; left > 0 && Object.keys(cookies).length < count; left -= 1) {
    const { headers } = await pageFor(context, null);
    const [cookie = ''] = (headers.get('set-cookie') ?? '').split(';');
    cookies[Number.parseInt(cookie.split('=')[1] ?? '', 10)] = cookie;
  }
  return count === BUCKETS ? cookies : Object.values(cookies);
}

async function readCounts(context: DrillContext, release: string) {
  const { releases } = await readJson<{
    releases: Record<string, { visits: number; failures: number } | undefined>;
  }>(context.fetch('/-/counts'));
  return releases[release] ?? { visits: 0, failures: 0 };
}

const HONEST = 1000;
const ATTACKERS = 100;
/** Of the drill's canary. */
const ATTACKED = { version: '9.44.0-canary', share: 20 };
/** Three times the interval of the canary watch. */
const WATCHED_MS = 6_000;
const WITHDRAWN_MS = 15_000;

const address = (network: string, number: number): string =>
  `${network}.${number >> 8}.${number & 255}`;

async function forAll<Item>(items: readonly Item[], act: (item: Item) => Promise<void>) {
  for (let start = 0; start < items.length; start += 16)
    await Promise.all(items.slice(start, start + 16).map(act));
}

/** One client without cookies of a shell's making, as fast as it can. */
async function attackAlone(origin: string, canary: string): Promise<void> {
  const cookie = 'huoban_bucket=0';
  await forAll([...Array(211).keys()], async () => {
    await requestFrom('198.18.0.1', origin + TESTED_PAGE, { cookie });
  });
  const fault = { release: canary, version: ATTACKED.version, cause: 'render', path: '/' };
  for (const section of ['shell', ...SECTION_NAMES]) {
    const body = JSON.stringify({ ...fault, section });
    await requestFrom('198.18.0.1', `${origin}/-/beacon`, { method: 'POST', cookie, body });
  }
}

export const canaryDrills: readonly Drill[] = [
  canaryDrill(
    '[full] one client and 100 attacking addresses neither withdraw a good canary nor save a bad one',
    ATTACKED,
    async (context, canary, base) => {
      const { url } = await context.startShell({ TRUSTED_PROXY: DRILL_EDGE });
      const { registry } = context.site;
      const env = { RELEASE_TOKEN: 'a token of the drill', SHELLS: url };
      const { output } = context.cleanup.stopLater(await startConsole(registry, env));
      // The console may have created a key, which later acts need to verify the log.
      context.signer = await openSigner(context.site.keys);
      const isWithdrawn = async () => (await context.health()).canary === null;
      await attackAlone(url, canary);

      const visitorsOf = (network: string, length: number) =>
        Array.from({ length }, (_, nth) => new AddressedVisitor(url, address(network, nth)));
      const honest = visitorsOf('198.51', HONEST);
      const attackers = visitorsOf('203.0', ATTACKERS);
      const visitTwice = async (visitor: AddressedVisitor): Promise<void> => {
        await visitor.visit(TESTED_PAGE);
        await visitor.visit(TESTED_PAGE);
      };
      const fault = { section: TESTED_SECTION, version: ATTACKED.version };
      await forAll(attackers, visitTwice);
      const against = attackers.filter(({ release }) => release === canary);
      await forAll(against, (attacker) => attacker.report(fault));
      await forAll(honest, visitTwice);
      await sleep(WATCHED_MS);
      assert.equal(await isWithdrawn(), false, 'withdrawal of a good canary');

      const affected = honest.filter(({ release }) => release === canary);
      await forAll(affected, (visitor) => visitor.report(fault));
      const other = { section: TESTED_SECTION, version: context.firstVersion };
      const within = attackers.filter(({ release }) => release === base);
      await forAll(within, (attacker) => attacker.report(other));
      const ms = await waitUntil('the bad canary is withdrawn', WITHDRAWN_MS, isWithdrawn);
      const [reason = ''] = /^withdrew.*/m.exec(output()) ?? [];
      return `${against.length} attackers in the canary; withdrawn after ${Math.round(ms)} ms: ${reason}`;
    },
  ),
  canaryDrill(
    'a canary goes to the buckets of its share; a visitor without a bucket gets one and the active release',
    { version: '9.40.0-canary', share: 30 },
    async (context, canary, base) => {
      const cookies = await bucketCookies(context);
      const expected = [
        [0, canary],
        [29, canary],
        [30, base],
        [99, base],
      ] as const;
      for (const [bucket, release] of expected) {
        const page = await pageFor(context, cookies[bucket] ?? '');
        assert.equal(page.release, release, `release of bucket ${bucket}`);
      }
      const forged = await pageFor(context, 'huoban_bucket=0');
      assert.equal(forged.release, base, 'release of a bucket that no shell issued');
      const first = await pageFor(context, null);
      assert.equal(first.release, base, 'release of a new visitor');
      assert.match(first.headers.get('set-cookie') ?? '', /huoban_bucket=\d+\.[\w.-]+;/);
      assert.equal(first.headers.get('cache-control'), 'private, no-cache', 'cache-control');
      await setCanaryShare(context.site.registry, { ...context.act, share: 60 });
      await waitUntil('the larger share is followed', FOLLOWED_MS, async () => {
        return (await pageFor(context, cookies[59] ?? '')).release === canary;
      });
      const kept = await pageFor(context, cookies[29] ?? '');
      assert.equal(kept.release, canary, 'release of bucket 29 afterwards');
    },
  ),
  canaryDrill(
    'visitors of both releases at the same time: no visitor gets a page of the other release',
    { version: '9.41.0-canary', share: 50 },
    async (context, canary, base) => {
      const buckets = Array.from({ length: VISITORS }, (_, index) => (index * 37) % 100);
      const cookies = await bucketCookies(context);
      const visits = buckets.map((bucket) => pageFor(context, cookies[bucket] ?? ''));
      const pages = await Promise.all(visits);
      for (const [index, bucket] of buckets.entries()) {
        const isCanary = bucket < 50;
        assert.equal(pages[index]?.release, isCanary ? canary : base, `release of ${bucket}`);
        assert.equal(pages[index].isChanged, isCanary, `text of bucket ${bucket}`);
      }
    },
  ),
  canaryDrill(
    'a tab of the canary keeps it for the whole visit, and is offered no other release',
    { version: '9.42.0-canary', share: 10 },
    async (context, canary) => {
      const visit = await context.visit();
      const { hostname: domain } = new URL(context.url);
      const [name = '', value = ''] = (await bucketCookies(context))[3]?.split('=') ?? [];
      await visit.page.browserContext().setCookie({ name, value, domain, path: '/' });
      await visit.goto(OTHER_PAGE);
      const shown = await visit.shownRelease();
      assert.deepEqual([shown?.id, shown?.why], [canary, 'canary'], 'shown release');
      assert.equal(shown?.sections[TESTED_SECTION]?.source, 'canary', 'source of the section');
      assert.equal(shown.sections['mfe-home']?.source, 'pin', 'source of another section');
      const latest = await visit.page.evaluate(
        async () => ((await (await fetch('/builds/latest.json')).json()) as { id: string }).id,
      );
      assert.equal(latest, canary, 'latest build of that tab');
      await visit.follow(TESTED_PAGE);
      await visit.waitForText(context.changedText);
      visit.expectDocuments(1);
      assert.deepEqual(visit.consoleErrors, [], 'console');
    },
  ),
  canaryDrill(
    'visits and failures are counted by release',
    { version: '9.43.0-canary', share: 100 },
    async (context, canary) => {
      const [cookie = ''] = await bucketCookies(context, 1);
      const { token } = await pageFor(context, cookie);
      const report = { release: canary, section: TESTED_SECTION, version: '9.43.0-canary' };
      const send = (fields: { cause: string; token?: string | undefined }) =>
        postJson(`${context.url}/-/beacon`, { ...report, ...fields, path: TESTED_PAGE });
      for (const fields of [
        { cause: 'chunk', token },
        { cause: 'mood', token },
        { cause: 'render' },
      ])
        assert.equal((await send(fields)).status, 204, 'status of a fault report');
      const before = await readCounts(context, canary);
      assert.equal(before.failures, 1, 'failures of the canary');
      await pageFor(context, cookie, '?counted');
      assert.equal((await readCounts(context, canary)).visits, before.visits + 1, 'visits');
    },
  ),
];
