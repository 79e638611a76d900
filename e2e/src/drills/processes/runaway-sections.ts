import assert from 'node:assert/strict';
import { median, timed } from '../../harness/statistics';
import {
  OTHER_PAGE,
  TESTED_PAGE,
  TESTED_SECTION,
  type DrillContext,
} from '../context/drill-context';
import { inMs, slowness } from '../context/timing';
import { test, type Drill } from '../drill';

const MAX_MS = 2_000;
const OTHERS_MS = 300;
const NEXT_MS = 500;
const MAX_WAIT_MS = 12_000;

/** Appends code to the server file: every page of the section exports something else. */
const exporting = (code: string) => (content: string, file: string) =>
  file !== 'server/index.cjs'
    ? content
    : `${content}
const section = module.exports.default;
for (const page of Object.values(section.pages)) {
  const load = page.load;
  page.load = async () => ({ ...(await load()), ${code} });
}
`;
const whileLoading = (code: string) => exporting(`loader: async () => { ${code} }`);
const whileRendering = (code: string) => exporting(`Page: () => { ${code} }`);

const RUNAWAYS = [
  [
    '[46] a section that loops for ever while it renders',
    '9.4.0-render',
    whileRendering('for (;;);'),
  ],
  [
    '[46] [full] a section that loops for ever while it loads data',
    '9.4.1-loop',
    whileLoading('for (;;);'),
  ],
  [
    '[46] [full] a section that loops for ever in promises',
    '9.5.0-micro',
    whileLoading('for (;;) await null;'),
  ],
  [
    '[47] a section that ends the process while it loads data',
    '9.6.0-exit',
    whileLoading('process.exit();'),
  ],
  [
    '[47] [full] a section that ends the process while it renders',
    '9.6.1-exit',
    whileRendering('process.exit();'),
  ],
] as const;

export const runawaySectionDrills: readonly Drill[] = [
  ...RUNAWAYS.map(([name, version, change]) =>
    test(`${name}: one request of about a second, other pages stay fast`, async (context) => {
      await context.pinChanged(version, change);
      await expectContained(context);
    }),
  ),
  test('[2] [full] a section whose data never arrives: its error view after ten seconds, and one fault is counted', async (context) => {
    const waiting = whileLoading('await new Promise(() => undefined);');
    const version = await context.pinChanged('9.6.5-waits', waiting);
    const { ms, result } = await timed(() => context.read(TESTED_PAGE));
    assert.equal(result.status, 503, 'status of the page');
    assert.ok(ms < MAX_WAIT_MS, `the error view took ${inMs(ms)}`);
    assert.ok(result.html.includes('id="boot"'), 'the error page is not rendered by the shell');
    assert.equal(await context.countFaults(version, 'timeout', TESTED_SECTION), 1, 'faults');
    assert.equal(await context.statusOf(OTHER_PAGE), 200, 'status of another section');
  }),
];

/** Requests the broken page and, for a second, another one. */
async function expectContained(context: DrillContext): Promise<void> {
  const factor = slowness();
  const broken = timed(() => context.read(TESTED_PAGE));
  broken.catch(() => undefined);
  const others: number[] = [];
  const end = performance.now() + 1_000;
  while (performance.now() < end) {
    const { ms, result } = await timed(() => context.read(OTHER_PAGE));
    assert.equal(result.status, 200, `another section: ${textOf(result.html)}`);
    others.push(ms);
  }
  const { ms, result } = await broken;
  assert.equal(result.status, 200, 'status of the broken page');
  assert.ok(result.html.includes(context.text), 'the broken page is not rendered');
  assert.ok(!result.html.includes(context.changedText), 'it is not rendered by the fallback');
  assert.ok(ms <= MAX_MS * factor, `the broken page took ${inMs(ms)}`);
  const typical = median(others);
  assert.ok(typical <= OTHERS_MS * factor, `other pages took ${inMs(typical)} (median)`);
  const next = await timed(() => context.read(TESTED_PAGE));
  assert.ok(next.ms <= NEXT_MS * factor, `the next request took ${inMs(next.ms)}`);
  const { sections } = await context.health();
  assert.equal(sections[TESTED_SECTION]?.status, 'degraded', 'health of the section');
}

const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 300);
