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

describe('two pictures', () => {
  it('that are the same look the same', async () => {
    expect(await compare(await picture(200, 200), await picture(200, 200))).toEqual({
      problem: null,
      difference: null,
    });
  });

  it('that differ by a few pixels look the same', async () => {
    expect((await compare(await picture(200, 200), await picture(200, 200, 4))).problem).toBeNull();
  });

  it('that differ by more are told apart, with a picture of the difference', async () => {
    const { problem, difference } = await compare(
      await picture(200, 200),
      await picture(200, 200, 20),
    );
    expect(problem).toBe('400 pixels (1.00 %) differ');
    expect((await sharp(difference ?? Buffer.alloc(0)).metadata()).width).toBe(200);
  });

  it('of different sizes are told apart', async () => {
    expect((await compare(await picture(200, 200), await picture(200, 240))).problem).toBe(
      'its size was 200 × 200 and is 200 × 240',
    );
  });
});
