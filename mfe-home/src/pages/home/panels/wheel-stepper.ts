/** Wheel events closer together than this belong to one turn of the hand, or to its momentum. */
const GESTURE_GAP_MS = 180;
/** A hand that keeps turning gets another step after this time. */
const REPEAT_MS = 1000;
const MIN_DELTA_PX = 12;

/** Makes one step of the many events of a turn: a notch of a mouse and a swipe on a trackpad alike. */
export function createWheelStepper(): (delta: number, now: number) => 1 | -1 | null {
  let lastEvent = -Infinity;
  let lastStep = -Infinity;
  return (delta, now) => {
    const goesOn = now - lastEvent < GESTURE_GAP_MS;
    lastEvent = now;
    if (Math.abs(delta) < MIN_DELTA_PX || (goesOn && now - lastStep < REPEAT_MS)) return null;
    lastStep = now;
    return delta > 0 ? 1 : -1;
  };
}
