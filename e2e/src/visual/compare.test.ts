import sharp from 'sharp';
import { compare } from './compare';

const picture = (width: number, height: number, spot = 0) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(
      spot === 0
        ? []
        : [
            {
              input: { create: { width: spot, height: spot, channels: 3, background: '#aa0000' } },
              left: 10,
              top: 10,
            },
          ],
    )
    .webp({ lossless: true })
    .toBuffer();

describe('compare', () => {
  it('accepts equal pictures', async () => {
    expect(await compare(await picture(200, 200), await picture(200, 200))).toEqual({
      problem: null,
      difference: null,
    });
  });

  it('accepts a few differing pixels', async () => {
    expect((await compare(await picture(200, 200), await picture(200, 200, 4))).problem).toBeNull();
  });

  it('reports more differing pixels, with a picture of them', async () => {
    const { problem, difference } = await compare(
      await picture(200, 200),
      await picture(200, 200, 20),
    );
    expect(problem).toBe('400 pixels (1.00 %) differ');
    expect((await sharp(difference ?? Buffer.alloc(0)).metadata()).width).toBe(200);
  });

  it('reports different sizes', async () => {
    expect((await compare(await picture(200, 200), await picture(200, 240))).problem).toBe(
      'its size was 200 × 200 and is 200 × 240',
    );
  });
});
