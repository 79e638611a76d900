import { scrollTarget, panelInView } from './scroll-target';

const SCENES = [
  { top: 0, bottom: 900 },
  { top: 900, bottom: 1800 },
  { top: 1800, bottom: 3600 },
  { top: 3600, bottom: 4500 },
];
const at = (top: number) => ({ top, height: 900 });

describe('nextTop', () => {
  it('leads from scene to scene and back', () => {
    expect(scrollTarget(SCENES, at(0), 1)).toBe(900);
    expect(scrollTarget(SCENES, at(900), -1)).toBe(0);
  });

  it('stays at both ends', () => {
    expect(scrollTarget(SCENES, at(0), -1)).toBe(0);
    expect(scrollTarget(SCENES, at(3600), 1)).toBe(3600);
  });

  it('turns a scene that is taller than the window over before it leaves it', () => {
    expect(scrollTarget(SCENES, at(1800), 1)).toBe(2565);
    expect(scrollTarget(SCENES, at(2565), 1)).toBe(2700);
    expect(scrollTarget(SCENES, at(2700), 1)).toBe(3600);
  });

  it('comes back to the end of a tall scene, not to its beginning', () => {
    expect(scrollTarget(SCENES, at(3600), -1)).toBe(2700);
    expect(scrollTarget(SCENES, at(2700), -1)).toBe(1935);
  });

  it('leads nowhere without scenes', () => {
    expect(scrollTarget([], at(40), 1)).toBe(40);
  });
});

test('the scene in the middle of the window is the one in view', () => {
  expect(panelInView(SCENES, at(440))).toBe(0);
  expect(panelInView(SCENES, at(460))).toBe(1);
  expect(panelInView(SCENES, at(9000))).toBe(3);
});
