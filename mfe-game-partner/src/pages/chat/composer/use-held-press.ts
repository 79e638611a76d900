import { useEffect, useEffectEvent, useState } from 'react';

const MAX_HELD_MS = 5000;

/** A press that came too early: done once when it becomes possible, or dropped after 5 s. */
export function useHeldPress(isPossible: boolean, onDo: () => void) {
  const [held, setHeld] = useState(false);
  const finish = useEffectEvent(() => {
    setHeld(false);
    if (isPossible) onDo();
  });
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(finish, isPossible ? 0 : MAX_HELD_MS);
    return () => clearTimeout(timer);
  }, [held, isPossible]);
  return { held, hold: () => setHeld(true), drop: () => setHeld(false) };
}
