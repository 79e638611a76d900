import { scrollTarget, panelInView } from './scroll-target';

const PANELS = [
  { top: 0, bottom: 900 },
  { top: 900, bottom: 1800 },
  { top: 1800, bottom: 3600 },
  { top: 3600, bottom: 4500 },
];
const at = (top: number) => ({ top, height: 900 });

describe('scrollTarget', () => {
  it('goes to the next panel and back', () => {
    expect(scrollTarget(PANELS, at(0), 1)).toBe(900);
    expect(scrollTarget(PANELS, at(900), -1)).toBe(0);
  });

  it('stays at both ends', () => {
    expect(scrollTarget(PANELS, at(0), -1)).toBe(0);
    expect(scrollTarget(PANELS, at(3600), 1)).toBe(3600);
  });

  it('scrolls through a panel that is taller than the viewport first', () => {
    expect(scrollTarget(PANELS, at(1800), 1)).toBe(2565);
    expect(scrollTarget(PANELS, at(2565), 1)).toBe(2700);
    expect(scrollTarget(PANELS, at(2700), 1)).toBe(3600);
  });

  it('leaves a panel that is only a little taller than the viewport with one step', () => {
    const panels = [
      { top: 0, bottom: 940 },
      { top: 940, bottom: 1840 },
    ];
    expect(scrollTarget(panels, at(0), 1)).toBe(940);
    expect(scrollTarget(panels, at(940), -1)).toBe(0);
  });

  it('goes back to the end of a tall panel', () => {
    expect(scrollTarget(PANELS, at(3600), -1)).toBe(2700);
    expect(scrollTarget(PANELS, at(2700), -1)).toBe(1935);
  });

  it('stays without panels', () => {
    expect(scrollTarget([], at(40), 1)).toBe(40);
  });
});

test('panelInView returns the panel in the middle of the viewport', () => {
  expect(panelInView(PANELS, at(440))).toBe(0);
  expect(panelInView(PANELS, at(460))).toBe(1);
  expect(panelInView(PANELS, at(9000))).toBe(3);
});
