import path from 'node:path';
import { HEIGHT, WIDTH, fill, paste, type Color, type Raster } from './frame';
import { bubble, pictureReader, readRaster } from './pictures';

export const FRAMES_PER_SECOND = 25;

/** Draws one frame; `seconds` count from the beginning of the scene. */
type DrawFrame = (frame: Raster, seconds: number) => void;

export interface FilmScene {
  seconds: number;
  /** Ink of the panel that moves away at the beginning. */
  ink: Color;
  draw: DrawFrame;
}

const INK: Color = [13, 16, 20];
const VERMILION: Color = [255, 91, 58];
const TEAL: Color = [34, 211, 192];
const AMBER: Color = [255, 194, 75];
const PLATE = 10;

const CAST = ['hanabi', 'toasty', 'velour', 'lotl'] as const;
const COVERS = (
  'neon-umbrella lantern-deer paper-armada whale-orchestra slow-orbit stone-lotus moss-court seven-masks glass-caravan ' +
  'tidewright lava-lanes star-lamp goat-post thirst-clock wolfless night-stall-arcana gull-league salt-oath cloudstair ' +
  'haggle spice-tempo obsidian-hours sandgear woodknock'
).split(' ');

/** From 0 to 1, fast first, within `duration` seconds after `start`. */
const easeOut = (seconds: number, start: number, duration = 0.5): number =>
  1 - (1 - Math.min(Math.max((seconds - start) / duration, 0), 1)) ** 4;

const between = (from: number, to: number, share: number): number =>
  Math.round(from + (to - from) * share);

const bars = (color: string, widths: readonly number[]): string =>
  widths
    .map((width, row) => `<rect x="26" y="${26 + row * 30}" width="${width}" height="12" fill="${color}"/>`)
    .join(''); // oxfmt-ignore

const DOTS = [0, 1, 2].map((at) => `<circle cx="${48 + at * 38}" cy="40" r="9" fill="#5F5C55"/>`);

/** Every scene with its pictures read. @param media folder of the committed pictures */
export async function createScenes(media: string): Promise<FilmScene[]> {
  const picture = pictureReader(media);
  const portrait = (slug: string, width: number) =>
    picture(`portraits/${slug}`, width, (width * 5) / 4);
  return [
    wallScene(await Promise.all(CAST.map((slug) => portrait(slug, 260)))),
    await chatScene(await picture('scenes/the-twelfth-case-alley', 1536, 864)),
    coversScene(await Promise.all(COVERS.map((slug) => picture(`covers/${slug}`, 204, 272)))),
    await storyScene(
      await Promise.all(['landing', 'lamp-room'].map((place) => picture(`scenes/a-ship-in-the-dark-${place}`, 1500, 844))),
    ),
    endScene(await readRaster(path.join(media, 'og/default.png'), WIDTH, 672)),
  ]; // oxfmt-ignore
}

function wallScene(posters: readonly Raster[]): FilmScene {
  const plates = [TEAL, VERMILION, AMBER, TEAL];
  return {
    seconds: 4.5,
    ink: INK,
    draw(frame, seconds) {
      fill(frame, INK, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
      posters.forEach((poster, index) => {
        const x = 62 + index * 300;
        const rest = index % 2 === 0 ? 150 : 230;
        const y = between(HEIGHT + 20, rest, easeOut(seconds, 0.2 + index * 0.45, 0.7));
        const plate = between(0, PLATE, easeOut(seconds, 1 + index * 0.45, 0.3));
        const size = { width: poster.width, height: poster.height };
        fill(frame, plates[index] ?? TEAL, { x: x + plate, y: y + plate, ...size });
        paste(frame, poster, x, y);
      });
    },
  };
}

async function chatScene(place: Raster): Promise<FilmScene> {
  const paper = { paper: '#F5EFE3', plate: '#0D1014' };
  const bubbles = await Promise.all([
    readRaster(bubble(420, 110, { ...paper, marks: bars('#0D1014', [330, 210]) }), 420, 110),
    readRaster(bubble(180, 88, { paper: '#22D3C0', plate: '#0D1014', marks: DOTS.join('') }), 180, 88),
    readRaster(bubble(480, 140, { paper: '#22D3C0', plate: '#0D1014', marks: bars('#0D1014', [400, 360, 220]) }), 480, 140),
  ]); // oxfmt-ignore
  const [question, typing, answer] = bubbles;
  return {
    seconds: 5,
    ink: TEAL,
    draw(frame, seconds) {
      paste(frame, place, -Math.round(seconds * FRAMES_PER_SECOND) * 2, -90);
      const rise = (start: number) => between(40, 0, easeOut(seconds, start, 0.25));
      if (seconds > 1.2) paste(frame, question, 90, 190 + rise(1.2));
      if (seconds > 2 && seconds < 3.1) paste(frame, typing, 380, 350 + rise(2));
      if (seconds >= 3.1) paste(frame, answer, 380, 350 + rise(3.1));
    },
  };
}

function coversScene(covers: readonly Raster[]): FilmScene {
  const columns = [0, 1, 2, 3, 4, 5].map((column) =>
    covers.filter((_, index) => index % 6 === column),
  );
  return {
    seconds: 4,
    ink: AMBER,
    draw(frame, seconds) {
      fill(frame, INK, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
      const step = Math.round(seconds * FRAMES_PER_SECOND) * 3;
      columns.forEach((column, index) => {
        const y = index % 2 === 0 ? -step : step - 400;
        column.forEach((cover, row) => paste(frame, cover, 3 + index * 214, y + row * 284));
      });
    },
  };
}

async function storyScene(places: readonly Raster[]): Promise<FilmScene> {
  const widths = [420, 520, 460];
  const choice = (paper: string, plate: string) =>
    Promise.all(
      widths.map((width) =>
        readRaster(bubble(640, 72, { paper, plate, marks: bars('#0D1014', [width]) }), 640, 72),
      ),
    );
  const choices = await choice('#F5EFE3', '#22D3C0');
  const chosen = await choice('#FF5B3A', '#F5EFE3');
  return {
    seconds: 5,
    ink: VERMILION,
    draw(frame, seconds) {
      const isSecond = seconds > 3.2;
      const place = places[isSecond ? 1 : 0];
      if (place) paste(frame, place, -Math.round(seconds * FRAMES_PER_SECOND), -60);
      if (isSecond) return;
      choices.forEach((each, index) => {
        const x = between(-700, 80, easeOut(seconds, 0.9 + index * 0.2, 0.4));
        const isChosen = index === 1 && seconds > 2.5;
        paste(frame, (isChosen ? chosen[index] : undefined) ?? each, x, 330 + index * 92);
      });
    },
  };
}

function endScene(card: Raster): FilmScene {
  return {
    seconds: 3.5,
    ink: TEAL,
    draw(frame, seconds) {
      fill(frame, INK, { x: 0, y: 0, width: WIDTH, height: HEIGHT });
      paste(frame, card, 0, between(HEIGHT, 24, easeOut(seconds, 0, 0.6)));
    },
  };
}
