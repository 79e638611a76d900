import path from 'node:path';
import type { Profiler } from 'node:inspector';
import type { Bench } from '../bench';
import { startSite } from '../shared-deployment';
import { runRenderHost } from './run-render-host';

const PAGES = ['/', '/game-library', '/game-library/2017'];
/** React's function behind `renderToString`. */
const RENDER_TO_STRING = 'renderToStringImpl';
const NOT_BUSY = new Set(['(idle)', '(program)', '(root)']);

/** Processor time in ms. */
interface RenderTimes {
  page: number;
  renderToString: number;
}

/** Time in which the thread was busy, and in which it was within React's `renderToString`. */
function timesOf(profile: Profiler.Profile, pages: number): RenderTimes {
  const parents = new Map(
    profile.nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)),
  );
  const names = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame.functionName]));
  const isWithin = (node: number | undefined): boolean =>
    node !== undefined && (names.get(node) === RENDER_TO_STRING || isWithin(parents.get(node)));
  let [busy, within] = [0, 0];
  for (const [index, node] of (profile.samples ?? []).entries()) {
    const ms = (profile.timeDeltas?.[index] ?? 0) / 1000;
    if (!NOT_BUSY.has(names.get(node) ?? '')) busy += ms;
    if (isWithin(node)) within += ms;
  }
  return { page: busy / pages, renderToString: within / pages };
}

/** What a render worker needs for a page beside React's `renderToString` of the same tree alone. */
export const renderBench: Bench = {
  defaults: { pages: 500 },
  async run(context) {
    const { pages } = context.options.numbers;
    const site = await startSite(context);
    const program = path.join(import.meta.dirname, 'render-loop.mjs');
    const rows: string[][] = [];
    for (const url of PAGES) {
      const output = await runRenderHost(context, site, [program], { url, pages });
      const { page, renderToString } = timesOf(JSON.parse(output) as Profiler.Profile, pages);
      rows.push([
        url,
        ...[1000 / page, 1000 / renderToString].map((perSecond) => perSecond.toFixed(0)),
        (renderToString / page).toFixed(2),
      ]);
    }
    context.table('pages per second and core of a render worker', [
      ['', 'whole', 'renderToString alone', 'share'],
      ...rows,
    ]);
    return true;
  },
};
