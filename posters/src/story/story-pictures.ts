import { INKS } from '../print/inks';
import { rngFor } from '../print/rng';
import { printSheet } from '../print/sheet';
import { group } from '../print/svg';
import { sitting } from '../portrait/portrait';
import { WARM_GHOST } from '../scene/night';
import type { CastMember } from '../scene/night';
import * as court from './court';
import * as lighthouse from './lighthouse';
import * as rain from './rain';
import * as road from './road';
import { VIEW, disc } from './setting';
import type { PlaceDrawing, Setting } from './setting';
import * as snow from './snow';
import * as tower from './tower';

/** Every place that a story file may name, by story; the first one is also its cover. */
export const STORY_PLACES: Readonly<Record<string, Readonly<Record<string, PlaceDrawing>>>> = {
  'a-ship-in-the-dark': { landing: lighthouse.landing, stairs: lighthouse.stairs, 'lamp-room': lighthouse.lampRoom, 'open-dark': lighthouse.openDark },
  'as-far-as-the-sea': { crossroads: road.crossroads, yard: road.yard, road: road.road, sea: road.sea },
  'one-step-back': { counter: court.counter, court: court.court, cell: court.cell, edge: court.edge },
  'the-minute-that-stayed': { 'clock-room': tower.clockRoom, ledgers: tower.ledgers, town: tower.town, station: tower.station },
  'the-twelfth-case': { office: rain.office, alley: rain.alley, bureau: rain.bureau, 'left-behind': rain.leftBehind },
  'the-village-with-no-wolf': { 'inn-door': snow.innDoor, stove: snow.stove, belfry: snow.belfry, slope: snow.slope },
}; // prettier-ignore

/** A story names a place that nobody has drawn. */
export class PlaceNotDrawn extends Error {
  override name = 'PlaceNotDrawn';
}

function print(seed: string, teller: CastMember, drawn: (setting: Setting) => string): string {
  const { figure } = sitting(teller.slug, teller.look);
  const content = drawn({
    rng: rngFor(seed),
    teller: (x, y, scale) =>
      group(figure, `translate(${x} ${y}) scale(${scale})`, 'filter="url(#ghost-warm)"'),
  });
  const inks = { ...INKS[teller.look.palette], dark: '#0D1014' };
  return printSheet(
    { ...VIEW, inks, grain: rngFor(seed).int(1, 99), slip: 4, defs: WARM_GHOST },
    content,
  );
}

/** One place of a story with its teller, 640 × 360 units; same names, same text. */
export function storyPlace(story: string, place: string, teller: CastMember): string {
  const draw = STORY_PLACES[story]?.[place];
  if (!draw) throw new PlaceNotDrawn(`the place "${place}" of the story "${story}" is not drawn`);
  return print(`story:${story}:${place}`, teller, draw);
}

/** The cover of a story: its first place without anybody, and the teller large in front of a sun. */
export function storyCover(story: string, teller: CastMember): string {
  const [draw] = Object.values(STORY_PLACES[story] ?? {});
  if (!draw) throw new PlaceNotDrawn(`no place of the story "${story}" is drawn`);
  const { main, accent, third } = INKS[teller.look.palette];
  return print(
    `story:${story}:cover`,
    teller,
    ({ rng, teller: stand }) =>
      group(draw({ rng, teller: () => '' }), 'translate(-40 -36) scale(1.2)') +
      disc(462, 176, 138, main, accent, third) +
      stand(288, 22, 0.72),
  );
}
