import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Share of pixels that may differ: less than a letter on a phone. */
const MAX_DIFFERENT = 0.0005;
/** Per pixel, 0 to 1: antialiasing of the same letter stays below it. */
const TOLERANCE = 0.1;

export interface Comparison {
  /** Null when they look the same. */
  problem: string | null;
  /** Picture of the differing pixels, as PNG; null when sizes differ or nothing does. */
  difference: Buffer | null;
}

const SAME: Comparison = { problem: null, difference: null };

export async function compare(accepted: Buffer, current: Buffer): Promise<Comparison> {
  if (accepted.equals(current)) return SAME;
  const [before, after] = await Promise.all([pixelsOf(accepted), pixelsOf(current)]);
  const { width, height } = before;
  if (width !== after.width || height !== after.height) {
    const [was, is] = [before, after].map(
      (each) => `${String(each.width)} × ${String(each.height)}`,
    );
    return { problem: `its size was ${was ?? ''} and is ${is ?? ''}`, difference: null };
  }
  const difference = new Uint8Array(width * height * 4);
  const count = pixelmatch(before.pixels, after.pixels, difference, width, height, {
    threshold: TOLERANCE,
  });
  if (count <= width * height * MAX_DIFFERENT) return SAME;
  const share = ((count / (width * height)) * 100).toFixed(2);
  return {
    problem: `${String(count)} pixels (${share} %) differ`,
    difference: await sharp(difference, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  };
}

async function pixelsOf(picture: Buffer) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: new Uint8Array(data), width: info.width, height: info.height };
}
