import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { captionFile } from './captions';
import { HEIGHT, WIDTH, createFrame, fill } from './frame';
import { FRAMES_PER_SECOND, createScenes } from './scenes';

const folder = path.resolve(import.meta.dirname, '../../../media');
const film = path.join(folder, 'film');
/** A panel moves over the picture within this time, at the beginning of each scene. */
const PANEL_SECONDS = 0.4;
/** The frame that shows all posters of the first scene. */
const POSTER_SECONDS = 4;
const LANGUAGES = ['zh', 'en', 'ja'] as const;
const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;

/** Encodes with ffmpeg, which only this command needs. H.264 plays everywhere. */
function startEncoder(file: string) {
  const input = `-f rawvideo -pix_fmt rgba -s ${WIDTH}x${HEIGHT} -r ${FRAMES_PER_SECOND} -i -`;
  const output = '-an -c:v libx264 -preset slow -tune animation -crf 27 -pix_fmt yuv420p';
  const args = `-y -loglevel error ${input} ${output} -movflags +faststart`.split(' ');
  return spawn('ffmpeg', [...args, file], { stdio: ['pipe', 'inherit', 'inherit'] });
}

/** Writes the film. @returns the frame for the poster */
async function writeFilm(file: string): Promise<Buffer> {
  const encoder = startEncoder(file);
  const ended = once(encoder, 'close');
  const frame = createFrame();
  let poster = frame.data;
  for (const [index, scene] of (await createScenes(folder)).entries()) {
    for (let at = 0; at < scene.seconds * FRAMES_PER_SECOND; at += 1) {
      const time = at / FRAMES_PER_SECOND;
      scene.draw(frame, time);
      const x = Math.round((time / PANEL_SECONDS) * WIDTH);
      if (time < PANEL_SECONDS) fill(frame, scene.ink, { x, y: 0, width: WIDTH, height: HEIGHT });
      if (index === 0 && time === POSTER_SECONDS) poster = Buffer.from(frame.data);
      if (!encoder.stdin.write(Buffer.from(frame.data))) await once(encoder.stdin, 'drain');
    }
  }
  encoder.stdin.end();
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}`);
  return poster;
}

/** Writes film, poster and captions under one hash, and prints what `site.json` must name. */
async function main(): Promise<void> {
  rmSync(film, { recursive: true, force: true });
  mkdirSync(film, { recursive: true });
  const unnamed = path.join(film, 'film.mp4');
  const poster = await writeFilm(unnamed);
  const captions = LANGUAGES.map((language) => [language, captionFile(language)] as const);
  const hash = createHash('sha256')
    .update(readFileSync(unnamed))
    .update(JSON.stringify(captions))
    .digest('hex')
    .slice(0, 8);
  const base = path.join(film, `promo.${hash}`);
  renameSync(unnamed, `${base}.mp4`);
  for (const [language, text] of captions) writeFileSync(`${base}.${language}.vtt`, text);
  await sharp(poster, { raw }).removeAlpha().webp({ quality: 58 }).toFile(`${base}.webp`);
  process.stdout.write(`film: /media/film/promo.${hash}.mp4, .webp, .zh.vtt, .en.vtt, .ja.vtt\n`);
}

/** Draws the first frame of each scene and encodes nothing. */
async function drawFirstFrames(): Promise<void> {
  const frame = createFrame();
  const scenes = await createScenes(folder);
  for (const scene of scenes) scene.draw(frame, 0);
  process.stdout.write(`film: ${String(scenes.length)} scenes can be drawn\n`);
}

await (process.argv.includes('--short') ? drawFirstFrames() : main());
