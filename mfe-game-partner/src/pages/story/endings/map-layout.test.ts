import { WOLF_SCENES } from '../../../testing/stories';
import { layOutMap, waysTo } from './map-layout';

const [, , TOP, FALL] = WOLF_SCENES;
const fork = (id: string, ...targets: string[]) => ({
  ...(WOLF_SCENES[1] as (typeof WOLF_SCENES)[0]),
  id,
  choices: targets.map((target) => ({ id: target, text: target, next_scene_id: target })),
});
const ends = (...ids: string[]) =>
  ids.map((id) => ({ ...(TOP as (typeof WOLF_SCENES)[0]), id, next_scene_id: null }));

describe('the map of a story', () => {
  it('leads from the first choice, past scenes without one, to the endings', () => {
    expect(layOutMap(WOLF_SCENES, 'door')).toEqual({
      columns: 1,
      endingIds: [TOP?.id, FALL?.id],
      choices: [{ id: 'fork', x: 0, y: 1 }],
      edges: [
        { from: 'fork', to: 'top', start: { x: 0, y: 1 }, end: { x: 1, y: 0.5 } },
        { from: 'fork', to: 'fall', start: { x: 0, y: 1 }, end: { x: 1, y: 1.5 } },
      ],
    });
  });

  it('places a choice right of all that lead to it, and draws two choices with one target once', () => {
    const scenes = [
      fork('a', 'b', 'c', 'c'),
      fork('b', 'c'),
      fork('c', 'x', 'y'),
      ...ends('x', 'y'),
    ];
    const { choices, edges, columns } = layOutMap(scenes, 'a');
    expect(choices.map(({ id, x }) => [id, x])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
    expect(columns).toBe(3);
    expect(edges.map(({ from, to }) => from + to)).toEqual(['ab', 'ac', 'bc', 'cx', 'cy']);
  });

  it('keeps the points of a column apart and inside of the map', () => {
    const scenes = [
      fork('a', 'b', 'c', 'd'),
      ...['b', 'c', 'd'].map((id) => fork(id, 'x', 'y')),
      ...ends('x', 'y'),
    ];
    const rows = layOutMap(scenes, 'a').choices.flatMap(({ x, y }) => (x === 1 ? [y] : []));
    expect(rows.sort()).toEqual([0.75, 1.25, 1.75]);
  });

  it('survives a story that goes in circles, and one without its first scene', () => {
    const scenes = [fork('a', 'b', 'x'), fork('b', 'a', 'y'), ...ends('x', 'y')];
    expect(layOutMap(scenes, 'a').columns).toBe(2);
    expect(layOutMap(scenes, 'lost')).toEqual({
      columns: 1,
      endingIds: [],
      choices: [],
      edges: [],
    });
  });

  it('knows a shortest way to each ending that was found', () => {
    const scenes = [fork('a', 'b', 'c'), fork('b', 'c', 'x'), fork('c', 'y'), ...ends('x', 'y')];
    const layout = layOutMap(scenes, 'a');
    expect(waysTo(layout, new Set(['y']))).toEqual(new Set(['a c', 'c y']));
    expect(waysTo(layout, new Set(['y', 'x']))).toEqual(new Set(['a c', 'c y', 'a b', 'b x']));
    expect(waysTo(layout, new Set(['lost']))).toEqual(new Set());
  });
});
