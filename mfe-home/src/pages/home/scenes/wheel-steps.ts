/** Wheel events closer together than this belong to one turn of the hand, or to its momentum. */
const SILENCE_MS = 180;
/** A hand that keeps turning gets another step after this time. */
const AGAIN_MS = 1000;
const LEAST_DELTA = 12;

/** Makes one step of the many events of a turn: a notch of a mouse and a swipe on a trackpad alike. */
export function createWheelSteps(): (delta: number, now: number) => 1 | -1 | null {
  let lastEvent = -Infinity;
  let lastStep = -Infinity;
  return (delta, now) => {
    const goesOn = now - lastEvent < SILENCE_MS;
    lastEvent = now;
    if (Math.abs(delta) < LEAST_DELTA || (goesOn && now - lastStep < AGAIN_MS)) return null;
    lastStep = now;
    return delta > 0 ? 1 : -1;
  };
}
