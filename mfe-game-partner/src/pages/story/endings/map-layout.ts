import type { Scene } from '../../../components/story-queries';

/** A point of the map in its own units: columns from the start, rows of one ending each. */
interface Point {
  x: number;
  y: number;
}

export interface MapLayout {
  columns: number;
  /** Scenes of the endings, from the top; the nth is in the middle of row n, at the right edge. */
  endingIds: string[];
  /** Scenes with choices, the first one where the story starts. */
  choices: ({ id: string } & Point)[];
  edges: { from: string; to: string; start: Point; end: Point }[];
}

/** Least distance of two points of a column, in rows. */
const MIN_GAP = 0.5;

/** For each scene with choices, the different scenes with choices or endings that its choices lead to. */
function readForks(scenes: readonly Scene[], startSceneId: string) {
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const forks = new Map<string, string[]>();
  // From the start along the first choices: each scene before those that follow it, unless the story goes in circles.
  const endingIds: string[] = [];
  const order: string[] = [];
  const seen = new Set<string>();
  const skipTo = (id: string): Scene | undefined => {
    const passed = new Set<string>();
    let scene = byId.get(id);
    while (scene?.next_scene_id && !passed.has(scene.id)) {
      passed.add(scene.id);
      scene = byId.get(scene.next_scene_id);
    }
    return scene;
  };
  const visit = (scene: Scene): void => {
    if (seen.has(scene.id)) return;
    seen.add(scene.id);
    if (scene.ending) {
      endingIds.push(scene.id);
      return;
    }
    const next = new Map(
      scene.choices.flatMap(({ next_scene_id: id }) => {
        const target = skipTo(id);
        return target ? [[target.id, target] as const] : [];
      }),
    );
    forks.set(scene.id, [...next.keys()]);
    for (const target of next.values()) visit(target);
    order.unshift(scene.id);
  };
  const first = skipTo(startSceneId);
  if (first) visit(first);
  return { forks, endingIds, order };
}

/** Places the choices of a story from left to right and its endings below each other at the right edge. */
export function layOutMap(scenes: readonly Scene[], startSceneId: string): MapLayout {
  const { forks, endingIds, order } = readForks(scenes, startSceneId);
  const depths = new Map(order.map((id) => [id, 0]));
  for (const id of order)
    for (const target of forks.get(id) ?? []) {
      const isAfter = order.indexOf(target) > order.indexOf(id);
      if (isAfter) depths.set(target, Math.max(depths.get(target) ?? 0, (depths.get(id) ?? 0) + 1));
    }
  const columns = Math.max(0, ...depths.values()) + 1;
  const points = new Map<string, Point>(
    endingIds.map((id, row) => [id, { x: columns, y: row + 0.5 }]),
  );
  for (const id of [...order].reverse()) {
    const rows = (forks.get(id) ?? []).flatMap((target) => points.get(target)?.y ?? []);
    const y = rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length);
    points.set(id, { x: depths.get(id) ?? 0, y });
  }
  for (let column = 0; column < columns; column += 1)
    spread(
      order.flatMap((id) => (depths.get(id) === column ? (points.get(id) ?? []) : [])),
      endingIds.length,
    );
  const pointOf = (id: string): Point => points.get(id) ?? { x: 0, y: 0 };
  return {
    columns,
    endingIds,
    choices: order.map((id) => ({ id, ...pointOf(id) })),
    edges: order.flatMap((from) =>
      (forks.get(from) ?? []).map((to) => ({ from, to, start: pointOf(from), end: pointOf(to) })),
    ),
  };
}

/** Moves the points of a column apart, inside of the map. */
function spread(points: Point[], rows: number): void {
  const sorted = [...points].sort((a, b) => a.y - b.y);
  sorted.forEach((point, index) => {
    const before = sorted[index - 1];
    if (before) point.y = Math.max(point.y, before.y + MIN_GAP);
  });
  let limit = rows - MIN_GAP / 2;
  for (const point of sorted.reverse()) {
    point.y = Math.min(point.y, limit);
    limit = point.y - MIN_GAP;
  }
}

/** The edges of one shortest way from the start to each of these endings, as `from to`. */
export function waysTo({ choices, edges }: MapLayout, endingIds: ReadonlySet<string>): Set<string> {
  const before = new Map<string, string>();
  const queue = choices.slice(0, 1).map(({ id }) => id);
  for (const id of queue)
    for (const { from, to } of edges)
      if (from === id && !before.has(to) && to !== queue[0]) {
        before.set(to, from);
        queue.push(to);
      }
  const ways = new Set<string>();
  for (const id of endingIds)
    for (let to = id, from = before.get(to); from !== undefined; to = from, from = before.get(to))
      ways.add(`${from} ${to}`);
  return ways;
}
