/** Pixels in RGBA, one byte per channel. */
export interface Raster {
  width: number;
  height: number;
  data: Buffer;
}

export type Color = readonly [red: number, green: number, blue: number];

export const WIDTH = 1280;
export const HEIGHT = 720;

export const createFrame = (): Raster => ({
  width: WIDTH,
  height: HEIGHT,
  data: Buffer.alloc(WIDTH * HEIGHT * 4, 255),
});

const clamp = (value: number, max: number): number => Math.min(Math.max(value, 0), max);

/** Fills a rectangle; what is outside of the frame is cut off. */
export function fill(
  frame: Raster,
  [red, green, blue]: Color,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const left = clamp(x, frame.width);
  const right = clamp(x + width, frame.width);
  const pixel = Buffer.from([red, green, blue, 255]);
  for (let row = clamp(y, frame.height); row < clamp(y + height, frame.height); row += 1) {
    const start = row * frame.width;
    frame.data.fill(pixel, (start + left) * 4, (start + right) * 4);
  }
}

/** Draws a picture over the frame at whole pixels; what is outside of the frame is cut off. */
export function paste(frame: Raster, picture: Raster, x: number, y: number): void {
  const left = Math.max(0, -x);
  const right = Math.min(picture.width, frame.width - x);
  const bottom = Math.min(picture.height, frame.height - y);
  for (let row = Math.max(0, -y); row < bottom; row += 1) {
    for (let column = left; column < right; column += 1) {
      const from = (row * picture.width + column) * 4;
      const to = ((row + y) * frame.width + column + x) * 4;
      const alpha = picture.data[from + 3] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const below = frame.data[to + channel] ?? 0;
        const above = picture.data[from + channel] ?? 0;
        frame.data[to + channel] = below + Math.round(((above - below) * alpha) / 255);
      }
    }
  }
}
