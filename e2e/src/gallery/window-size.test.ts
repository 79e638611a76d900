import { readWindowSize } from './window-size';

describe('readWindowSize', () => {
  it.each([
    ['360x640', 'mobile', 360, 640],
    ['768x1024', 'mobile', 768, 1024],
    ['769x1024', 'desktop', 769, 1024],
    ['1920x1080', 'desktop', 1920, 1080],
  ])('reads %s as a %s', (text, device, width, height) => {
    expect(readWindowSize(text)).toMatchObject({ device, viewport: { width, height } });
  });

  it.each(['768', '768x', 'x1024', '0x1024', '76800x1024', '768 x 1024'])('refuses %s', (text) => {
    expect(() => readWindowSize(text)).toThrow('--window must be width and height');
  });
});
