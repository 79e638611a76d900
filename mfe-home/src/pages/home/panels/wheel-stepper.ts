/** Wheel events closer together than this belong to one gesture, including its momentum. */
const GESTURE_GAP_MS = 180;
/** An ongoing gesture triggers another step after this time. */
const REPEAT_MS = 1000;
const MIN_DELTA_PX = 12;

/** Turns the many wheel events of one gesture (mouse notch or trackpad swipe) into one step. */
export function createWheelStepper(): (delta: number, now: number) => 1 | -1 | null {
  let lastEvent = -Infinity;
  let lastStep = -Infinity;
  return (delta, now) => {
    const isSameGesture = now - lastEvent < GESTURE_GAP_MS;
    lastEvent = now;
    if (Math.abs(delta) < MIN_DELTA_PX || (isSameGesture && now - lastStep < REPEAT_MS))
      return null;
    lastStep = now;
    return delta > 0 ? 1 : -1;
  };
}
