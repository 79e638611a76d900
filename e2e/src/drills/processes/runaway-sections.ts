import { must, mustEqual } from '../../check';
import { median, slowness, timed } from '../context/timing';
import type { Drill } from '../drill';
import { OTHER_PAGE, SUBJECT, SUBJECT_PAGE, type Ground } from '../context/drill-context';
import type { RowNumber } from '../fault-table';

const LONGEST_MS = 2_000;
const FAST_MS = 300;
const NEXT_MS = 500;
const LONGEST_WAIT_MS = 12_000;

/** Appended to the server file: every page of the section exports something else. */
const exporting = (code: string): string => `
const section = module.exports.default;
for (const page of Object.values(section.pages)) {
  const load = page.load;
  page.load = async () => ({ ...(await load()), ${code} });
}
`;
const whileLoading = (code: string): string => exporting(`loader: async () => { ${code} }`);
const whileRendering = (code: string): string => exporting(`Page: () => { ${code} }`);

const textOf = (html: string): string =>
  html
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, 300);

interface Runaway {
  row: RowNumber;
  name: string;
  version: string;
  code: string;
  long?: true;
}

const RUNAWAYS: readonly Runaway[] = [
  {
    row: 46,
    name: 'loops for ever while it renders',
    version: '9.4.0-render',
    code: whileRendering('for (;;);'),
  },
  {
    row: 46,
    name: 'loops for ever while its data is loaded',
    version: '9.4.1-loop',
    code: whileLoading('for (;;);'),
    long: true,
  },
  {
    row: 46,
    name: 'loops for ever in promises',
    version: '9.5.0-micro',
    code: whileLoading('for (;;) await null;'),
    long: true,
  },
  {
    row: 47,
    name: 'ends the process while its data is loaded',
    version: '9.6.0-exit',
    code: whileLoading('process.exit();'),
  },
  {
    row: 47,
    name: 'ends the process while it renders',
    version: '9.6.1-exit',
    code: whileRendering('process.exit();'),
    long: true,
  },
];

/** Appends to the server file of a version. */
const onServer = (code: string) => (text: string, file: string) =>
  file === 'server/index.cjs' ? text + code : text;

/** (d) Code of a section that takes its worker down, or never ends. */
export const runawayDrills: readonly Drill[] = [
  ...RUNAWAYS.map(({ row, name, version, code, long = false }): Drill => ({
    rows: [row],
    long,
    name: `a section that ${name}: one request of about a second, others stay fast`,
    async run(ground) {
      await ground.pin(await ground.publishChanged(version, onServer(code)));
      try {
        await strike(ground);
      } finally {
        await ground.pin(ground.good);
      }
    },
  })),
  {
    rows: [2],
    long: true,
    name: 'a section that waits for ever: its error view after ten seconds, and it is counted',
    async run(ground) {
      const version = '9.6.5-waits';
      const waiting = onServer(whileLoading('await new Promise(() => undefined);'));
      await ground.pin(await ground.publishChanged(version, waiting));
      try {
        const { ms, result } = await timed(() => ground.read(SUBJECT_PAGE));
        mustEqual(result.status, 503, 'status of the page');
        must(ms < LONGEST_WAIT_MS, `the error view took ${Math.round(ms)} ms`);
        must(result.html.includes('id="boot"'), 'the error page is not rendered by the shell');
        const kind = { section: SUBJECT, version, cause: 'timeout' };
        mustEqual(await ground.counted(kind), 1, 'failures counted');
        mustEqual((await ground.read(OTHER_PAGE)).status, 200, 'status of another section');
      } finally {
        await ground.pin(ground.good);
      }
    },
  },
];

async function strike(ground: Ground): Promise<void> {
  const factor = slowness();
  const struck = timed(() => ground.read(SUBJECT_PAGE));
  struck.catch(() => undefined);
  const others: number[] = [];
  const until = performance.now() + 1_000;
  while (performance.now() < until) {
    const { ms, result } = await timed(() => ground.read(OTHER_PAGE));
    must(result.status === 200, `another section answers ${result.status}: ${textOf(result.html)}`);
    others.push(ms);
  }
  const { ms, result } = await struck;
  mustEqual(result.status, 200, 'status of the struck page');
  must(result.html.includes(ground.word), 'the struck page is not answered');
  must(!result.html.includes(ground.changedWord), 'the struck page is not by the fallback');
  must(ms <= LONGEST_MS * factor, `the struck page took ${Math.round(ms)} ms`);
  const usual = median(others);
  must(usual <= FAST_MS * factor, `other pages took ${Math.round(usual)} ms in the median`);
  const { ms: later } = await timed(() => ground.read(SUBJECT_PAGE));
  must(later <= NEXT_MS * factor, `the next request took ${Math.round(later)} ms again`);
  const { sections } = await ground.health();
  mustEqual(sections[SUBJECT]?.status, 'degraded', 'health of the section');
}
