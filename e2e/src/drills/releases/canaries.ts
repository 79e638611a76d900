import assert from 'node:assert/strict';
import { setCanaryShare, startCanary, withdrawCanary } from '@huoban/release';
import { readJson } from '../../harness/http';
import { waitUntil } from '../../harness/wait';
import {
  FOLLOWED_MS,
  OTHER_PAGE,
  TESTED_PAGE,
  TESTED_SECTION,
  type DrillContext,
} from '../context/drill-context';
import { test, type Drill } from '../drill';

const VISITORS = 120;

/** A drill with a canary of a changed section, which is withdrawn at its end. */
const canaryDrill = (
  name: string,
  { version, share }: { version: string; share: number },
  run: (context: DrillContext, canary: string, base: string) => Promise<void>,
): Drill =>
  test(name, async (context) => {
    const { registry } = context.site;
    const target = { versions: { [TESTED_SECTION]: await context.publishChanged(version) } };
    const { entry } = await startCanary(registry, { ...context.act, target, share });
    context.cleanup.add(async () => {
      await withdrawCanary(registry, context.act);
      await waitUntil('the canary is withdrawn', FOLLOWED_MS, async () => {
        return (await context.health()).canary === null;
      });
    });
    const id = entry.canary?.release ?? '';
    await waitUntil('the canary is followed', FOLLOWED_MS, async () => {
      return (await context.health()).canary?.release === id;
    });
    await run(context, id, (await context.health()).release);
  });

/** Which release the tested page gets in a bucket, and whether it shows the changed text. */
async function pageFor(context: DrillContext, bucket: number | null, query = '') {
  const init = bucket === null ? {} : { headers: { cookie: `huoban_bucket=${bucket}` } };
  const response = await context.fetch(TESTED_PAGE + query, init);
  const html = await response.text();
  const release = /"release":"([0-9a-f]{64})"/.exec(html)?.[1];
  return { headers: response.headers, release, isChanged: html.includes(context.changedText) };
}

async function readCounts(context: DrillContext, release: string) {
  const { releases } = await readJson<{
    releases: Record<string, { visits: number; failures: number } | undefined>;
  }>(context.fetch('/-/counts'));
  return releases[release] ?? { visits: 0, failures: 0 };
}

export const canaryDrills: readonly Drill[] = [
  canaryDrill(
    'a canary goes to the buckets of its share; a visitor without a bucket gets one and the active release',
    { version: '9.40.0-canary', share: 30 },
    async (context, canary, base) => {
      const expected = [
        [0, canary],
        [29, canary],
        [30, base],
        [99, base],
      ] as const;
      for (const [bucket, release] of expected)
        assert.equal(
          (await pageFor(context, bucket)).release,
          release,
          `release of bucket ${bucket}`,
        );
      const first = await pageFor(context, null);
      assert.equal(first.release, base, 'release of a new visitor');
      assert.match(first.headers.get('set-cookie') ?? '', /huoban_bucket=\d/);
      assert.equal(first.headers.get('cache-control'), 'private, no-cache', 'cache-control');
      await setCanaryShare(context.site.registry, { ...context.act, share: 60 });
      await waitUntil('the larger share is followed', FOLLOWED_MS, async () => {
        return (await pageFor(context, 59)).release === canary;
      });
      assert.equal((await pageFor(context, 29)).release, canary, 'release of bucket 29 afterwards');
    },
  ),
  canaryDrill(
    'visitors of both releases at the same time: no visitor gets a page of the other release',
    { version: '9.41.0-canary', share: 50 },
    async (context, canary, base) => {
      const buckets = Array.from({ length: VISITORS }, (_, index) => (index * 37) % 100);
      const pages = await Promise.all(buckets.map((bucket) => pageFor(context, bucket)));
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
      const bucket = { name: 'huoban_bucket', value: '3', domain, path: '/' };
      await visit.page.browserContext().setCookie(bucket);
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
      const report = { release: canary, section: TESTED_SECTION, version: '9.43.0-canary' };
      const send = async (cause: string) =>
        await context.fetch('/-/beacon', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...report, cause, path: TESTED_PAGE }),
        });
      assert.equal((await send('chunk')).status, 204, 'status of a fault report');
      assert.equal((await send('mood')).status, 204, 'status of an invalid fault report');
      const before = await readCounts(context, canary);
      assert.equal(before.failures, 1, 'failures of the canary');
      await pageFor(context, 0, '?counted');
      assert.equal((await readCounts(context, canary)).visits, before.visits + 1, 'visits');
    },
  ),
];
