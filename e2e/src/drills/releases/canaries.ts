import { startCanary, withdrawCanary, setCanaryShare } from '@huoban/release';
import { must, mustEqual } from '../../check';
import { readJson } from '../../harness/http';
import { waitForHydration } from '../../page/site';
import { waitUntil } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import { visitWith } from '../context/visit';

const FOLLOWED_MS = 1_500;
const CROWD = 120;

const inBucket = (bucket: number) => ({ headers: { cookie: `huoban_bucket=${bucket}` } });

interface Health {
  release: string;
  canary: { release: string; share: number } | null;
}

/** Starts a canary of a changed subject for a share of the visitors, and takes it back in the end. */
async function withCanary(
  ground: Ground,
  { version, share }: { version: string; share: number },
  drill: (canary: string) => Promise<void>,
): Promise<void> {
  const target = { versions: { [SUBJECT]: await ground.publishChanged(version) } };
  const options = { ...ground.acting, force: 'a drill' };
  const { entry } = await startCanary(ground.own.registry, { ...options, target, share });
  const id = entry.canary?.release ?? '';
  const health = () => readJson<Health>(ground.pages.fetch('/-/health'));
  await waitUntil('the canary is followed', FOLLOWED_MS, async () => {
    return (await health()).canary?.release === id;
  });
  try {
    await drill(id);
  } finally {
    await withdrawCanary(ground.own.registry, ground.acting);
    await waitUntil(
      'the canary is gone',
      FOLLOWED_MS,
      async () => (await health()).canary === null,
    );
  }
}

/** Release that the HTML of the subject's page names, and whether it says what the canary says. */
async function pageFor(ground: Ground, bucket: number | null, query = '') {
  const answer = await ground.pages.fetch(
    SUBJECT_PAGE + query,
    bucket === null ? {} : inBucket(bucket),
  );
  const html = await answer.text();
  const release = /"release":"([0-9a-f]{64})"/.exec(html)?.[1];
  return { headers: answer.headers, release, isChanged: html.includes(ground.changedWord) };
}

/** (k) A second release for a share of the visitors. */
export const canaryDrills: readonly Drill[] = [
  {
    rows: [],
    name: 'a canary goes to the buckets of its share, whoever has no bucket gets one and the release in force',
    run: (ground) =>
      withCanary(ground, { version: '9.40.0-canary', share: 30 }, async (canary) => {
        const base = (await ground.health()).release;
        for (const bucket of [0, 29]) {
          mustEqual((await pageFor(ground, bucket)).release, canary, `release of bucket ${bucket}`);
        }
        for (const bucket of [30, 99]) {
          mustEqual((await pageFor(ground, bucket)).release, base, `release of bucket ${bucket}`);
        }
        const first = await pageFor(ground, null);
        mustEqual(first.release, base, 'release of a new visitor');
        must(/huoban_bucket=\d/.test(first.headers.get('set-cookie') ?? ''), 'no bucket was given');
        mustEqual(first.headers.get('cache-control'), 'private, no-cache', 'cache-control');
        await setCanaryShare(ground.own.registry, { ...ground.acting, share: 60 });
        await waitUntil('the larger share is followed', FOLLOWED_MS, async () => {
          return (await pageFor(ground, 59)).release === canary;
        });
        mustEqual((await pageFor(ground, 29)).release, canary, 'release of whoever had it before');
      }),
  },
  {
    rows: [],
    name: 'a crowd of both kinds at once: nobody is answered from the page of another release',
    run: (ground) =>
      withCanary(ground, { version: '9.41.0-canary', share: 50 }, async (canary) => {
        const base = (await ground.health()).release;
        const crowd = Array.from({ length: CROWD }, (_, index) => (index * 37) % 100);
        const answers = await Promise.all(crowd.map((bucket) => pageFor(ground, bucket)));
        crowd.forEach((bucket, index) => {
          const isCanary = bucket < 50;
          mustEqual(answers[index]?.release, isCanary ? canary : base, `release of ${bucket}`);
          mustEqual(answers[index]?.isChanged, isCanary, `the words that bucket ${bucket} reads`);
        });
      }),
  },
  {
    rows: [],
    name: 'a tab of the canary keeps it from start to end, and is not told to leave while its visitor has it',
    run: (ground) =>
      withCanary(ground, { version: '9.42.0-canary', share: 10 }, async (canary) => {
        const visit = await visitWith(ground, () => null);
        const { hostname: domain } = new URL(ground.own.url);
        const bucket = { name: 'huoban_bucket', value: '3', domain, path: '/' };
        await visit.page.browserContext().setCookie(bucket);
        await visit.page.goto(ground.own.url + OTHER_PAGE);
        await waitForHydration(visit.page);
        const shown = await visit.page.evaluate(() => window.__release);
        mustEqual([shown?.id, shown?.why], [canary, 'canary'], 'what the tab says it shows');
        mustEqual(shown?.sections[SUBJECT]?.source, 'canary', 'why it has the changed section');
        mustEqual(shown?.sections['mfe-home']?.source, 'pin', 'why it has another section');
        const latest = await visit.page.evaluate(
          async () => ((await (await fetch('/builds/latest.json')).json()) as { id: string }).id,
        );
        mustEqual(latest, canary, 'what the build check of that tab finds');
        await visit.page.$eval(
          `a[href^="${SUBJECT_PAGE}"]`,
          (link) => link instanceof HTMLElement && link.click(),
        );
        await waitUntil('the changed page is shown', 8_000, async () =>
          (await visit.page.$eval('main', (main) => main.innerText)).includes(ground.changedWord),
        );
        mustEqual(visit.documents, 1, 'document loads');
        mustEqual(visit.consoleErrors, [], 'console of the tab');
        await visit.end();
      }),
  },
  {
    rows: [],
    name: 'visits and failures are counted by release',
    run: (ground) =>
      withCanary(ground, { version: '9.43.0-canary', share: 100 }, async (canary) => {
        const beacon = { release: canary, section: SUBJECT, version: '9.43.0-canary' };
        const send = (cause: string) =>
          ground.pages.fetch('/-/beacon', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ ...beacon, cause, path: SUBJECT_PAGE }),
          });
        mustEqual((await send('chunk')).status, 204, 'status of a beacon');
        mustEqual((await send('mood')).status, 204, 'status of a beacon that is dropped');
        const { releases } = await readJson<{
          releases: Record<string, { visits: number; failures: number }>;
        }>(ground.pages.fetch('/-/counts'));
        mustEqual(releases[canary]?.failures, 1, 'failures of the canary');
        const before = releases[canary]?.visits ?? 0;
        await pageFor(ground, 0, '?counted');
        const after = await readJson<{ releases: Record<string, { visits: number }> }>(
          ground.pages.fetch('/-/counts'),
        );
        mustEqual(after.releases[canary]?.visits, before + 1, 'visits of the canary');
      }),
  },
];
