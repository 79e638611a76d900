import { INKS } from '../print/inks';
import { createRng } from '../print/rng';
import { renderSheet } from '../print/sheet';
import { group } from '../print/svg';
import { drawFigure } from '../portrait/portrait';
import { WARM_GHOST } from '../scene/night';
import type { CastMember } from '../scene/night';
import * as court from './court';
import * as lighthouse from './lighthouse';
import * as rain from './rain';
import * as road from './road';
import { VIEW, disc } from './setting';
import type { PlaceDrawing, PlaceContext } from './setting';
import * as snow from './snow';
import * as tower from './tower';

/** Places of each story; the first one is also its cover. */
export const STORY_PLACES: Readonly<Record<string, Readonly<Record<string, PlaceDrawing>>>> = {
  'a-ship-in-the-dark': { landing: lighthouse.landing, stairs: lighthouse.stairs, 'lamp-room': lighthouse.lampRoom, 'open-dark': lighthouse.openDark },
  'as-far-as-the-sea': { crossroads: road.crossroads, yard: road.yard, road: road.road, sea: road.sea },
  'one-step-back': { counter: court.counter, court: court.court, cell: court.cell, edge: court.edge },
  'the-minute-that-stayed': { 'clock-room': tower.clockRoom, ledgers: tower.ledgers, town: tower.town, station: tower.station },
  'the-twelfth-case': { office: rain.office, alley: rain.alley, bureau: rain.bureau, 'left-behind': rain.leftBehind },
  'the-village-with-no-wolf': { 'inn-door': snow.innEntrance, stove: snow.stove, belfry: snow.belfry, slope: snow.slope },
}; // oxfmt-ignore

/** A story refers to a place without a drawing. */
export class UnknownPlaceError extends Error {
  override name = 'UnknownPlaceError';
}

function renderPlace(
  seed: string,
  teller: CastMember,
  draw: (context: PlaceContext) => string,
): string {
  const { figure } = drawFigure(teller.slug, teller.look);
  const content = draw({
    rng: createRng(seed),
    teller: (x, y, scale) =>
      group(figure, `translate(${x} ${y}) scale(${scale})`, 'filter="url(#ghost-warm)"'),
  });
  const inks = { ...INKS[teller.look.palette], dark: '#0D1014' };
  return renderSheet(
    { ...VIEW, inks, grain: createRng(seed).int(1, 99), slip: 4, defs: WARM_GHOST },
    content,
  );
}

/** SVG of a place with the story's teller, 640 × 360 units. Deterministic. @throws UnknownPlaceError */
export function storyPlace(story: string, place: string, teller: CastMember): string {
  const draw = STORY_PLACES[story]?.[place];
  if (!draw)
    throw new UnknownPlaceError(`the place "${place}" of the story "${story}" is not drawn`);
  return renderPlace(`story:${story}:${place}`, teller, draw);
}

/** Cover of a story: its first place without figures, and the teller in front of a sun. @throws UnknownPlaceError */
export function storyCover(story: string, teller: CastMember): string {
  const [draw] = Object.values(STORY_PLACES[story] ?? {});
  if (!draw) throw new UnknownPlaceError(`no place of the story "${story}" is drawn`);
  const { main, accent, third } = INKS[teller.look.palette];
  return renderPlace(
    `story:${story}:cover`,
    teller,
    ({ rng, teller: drawTeller }) =>
      group(draw({ rng, teller: () => '' }), 'translate(-40 -36) scale(1.2)') +
      disc(462, 176, 138, main, accent, third) +
      drawTeller(288, 22, 0.72),
  );
}
