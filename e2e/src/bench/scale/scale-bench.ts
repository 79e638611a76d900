import { ensureNginx } from '../../../../scripts/lib/machine/nginx.mjs';
import { startEdge } from '../../drills/context/edge/edge';
import type { CleanupStack } from '../../harness/cleanup';
import type { Bench } from '../bench';
import { loadUrl, medianOf, type Load } from '../service/load';
import { compareEdges, type UnderLoss, type Measurement } from './edge-comparison';
import { startScaleSite, type ScaleSite } from './scale-site';
import { measureCosts, type UnitCost } from './unit-costs';
import { connectionRows } from './connections';
import { PER_SECOND } from './edge-candidates';
import { startFileServer } from './file-server';

/** Uncached pages per second that one core renders. */
const GOAL = 60;

const LOSS_COLUMNS = [
  'killed: failed',
  'killed: slowest ms',
  'machine lost: failed',
  'machine lost: slowest ms',
];

type Target = 'static file' | 'one shell' | 'two shells';

/**
 * Loads home through the edge of deployments: as a file, from one shell and from two.
 * @returns null without nginx
 */
async function measureThroughput(
  cleanup: CleanupStack,
  { shells }: ScaleSite,
  { document, rounds, seconds }: Measurement,
): Promise<Map<Target, Load> | null> {
  if (!(await ensureNginx())) return null;
  const addresses = shells.map(({ url }) => new URL(url).host);
  const { address: file } = await startFileServer(cleanup, document);
  const upstreams: [Target, string[]][] = [
    ['static file', [file]],
    ['one shell', addresses.slice(0, 1)],
    ['two shells', addresses],
  ];
  const results = new Map<Target, Load>();
  for (const [target, own] of upstreams) {
    const edge = await startEdge(cleanup, { shells: own, perSecond: PER_SECOND });
    const loads: Load[] = [];
    for (let round = 0; round < rounds; round += 1)
      loads.push(await loadUrl({ url: `${edge.url}/` }, seconds));
    results.set(target, medianOf(loads));
  }
  return results;
}

const show = (value: number | null, digits: number): string => value?.toFixed(digits) ?? 'n/a';

function costRow([unit, cost]: [string, UnitCost]): string[] {
  const { shellMs, serviceMs, databaseMs, statements, bytes } = cost;
  return [
    unit,
    show(shellMs, 2),
    show(serviceMs, 2),
    show(databaseMs, 2),
    show(statements, 1),
    bytes === null ? 'n/a' : (bytes / 1000).toFixed(1),
  ];
}

const lossCells = (loss: UnderLoss | undefined): string[] => [
  show(loss?.failed ?? null, 0),
  show(loss?.slowest ?? null, 0),
];

/** What a page, a message and a search cost, and what the edge and the shells let through. */
export const scaleBench: Bench = {
  defaults: { rounds: 3, seconds: 5 },
  async run(context) {
    const { report, options, cleanup } = context;
    const { rounds, seconds } = options.numbers;
    const site = await startScaleSite(context);
    report('measuring costs …');
    const costs = await measureCosts(site, { rounds, seconds });
    context.table('cost of a unit', [
      ['', 'shell ms', 'service ms', 'PostgreSQL ms', 'statements', 'kB sent'],
      ...[...costs].map(costRow),
    ]);
    report('loading the edge …');
    const document = await (await fetch(`${site.shells[0].url}/`)).text();
    context.table('by connections', await connectionRows(context, site, document));
    const loads = await measureThroughput(cleanup, site, { document, rounds, seconds });
    const file = loads?.get('static file');
    context.table('home through the edge', [
      ['', 'per second', 'p50 ms', 'p99 ms', 'to the file'],
      ...(['static file', 'one shell', 'two shells'] as const).map((target) => {
        const load = loads?.get(target);
        const ratio = load && file ? load.perSecond / file.perSecond : null;
        return [
          target,
          show(load?.perSecond ?? null, 0),
          show(load?.p50 ?? null, 1),
          show(load?.p99 ?? null, 1),
          show(ratio, 2),
        ];
      }),
    ]);
    report('comparing edges …');
    const edges = loads && (await compareEdges({ document, rounds, seconds }));
    context.table('edges with two servers of home', [
      ['', 'CPU ms a request', 'per second', 'p50 ms', 'p99 ms', ...LOSS_COLUMNS],
      ...[...(edges ?? [])].map(([name, edge]) => [
        name,
        show(edge?.cpuMs ?? null, 2),
        show(edge?.load.perSecond ?? null, 0),
        show(edge?.load.p50 ?? null, 1),
        show(edge?.load.p99 ?? null, 1),
        ...lossCells(edge?.killed),
        ...lossCells(edge?.unreachable),
      ]),
    ]);
    const perCore = 1000 / (costs.get('home, rendered')?.shellMs ?? Infinity);
    context.goals([
      {
        name: `home is rendered ${GOAL} times per second and core of the shell`,
        figure: perCore.toFixed(0),
        isReached: perCore >= GOAL,
      },
    ]);
    return true;
  },
};
