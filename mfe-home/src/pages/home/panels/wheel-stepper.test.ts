import { createWheelStepper } from './wheel-stepper';

describe('createWheelStepper', () => {
  it('makes one step of a swipe with its momentum', () => {
    const step = createWheelStepper();
    const steps = Array.from({ length: 50 }, (_, n) => step(80 - n, n * 16));
    expect(steps.filter((by) => by !== null)).toEqual([1]);
  });

  it('makes a step of each gesture after a pause', () => {
    const step = createWheelStepper();
    expect([step(100, 0), step(100, 300), step(-100, 600)]).toEqual([1, 1, -1]);
  });

  it('repeats the step during a long gesture', () => {
    const step = createWheelStepper();
    const steps = Array.from({ length: 25 }, (_, n) => step(100, n * 100));
    expect(steps.filter((by) => by !== null)).toHaveLength(3);
  });

  it('ignores small movements', () => {
    expect(createWheelStepper()(4, 0)).toBeNull();
  });
});
