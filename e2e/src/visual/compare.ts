import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** Share of pixels that may differ: less than a letter on a phone. */
const MOST_DIFFERENT = 0.0005;
/** Of a pixel, 0 to 1: what is drawn on another edge of the same letter stays below it. */
const TOLERANCE = 0.1;

export interface Comparison {
  /** `null`: they look the same. */
  problem: string | null;
  /** Picture of what differs, as PNG; null when sizes differ or nothing does. */
  difference: Buffer | null;
}

const SAME: Comparison = { problem: null, difference: null };

/** Compares an accepted picture (WebP) with the one of now. */
export async function compare(accepted: Buffer, now: Buffer): Promise<Comparison> {
  if (accepted.equals(now)) return SAME;
  const [before, after] = await Promise.all([pixelsOf(accepted), pixelsOf(now)]);
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
  if (count <= width * height * MOST_DIFFERENT) return SAME;
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
