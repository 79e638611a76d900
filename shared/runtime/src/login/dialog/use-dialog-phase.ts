import { useEffect, useState } from 'react';

export type DialogPhase = 'hidden' | 'open' | 'closing';

/** Keeps something that was visible for the length of its closing animation. */
export function useDialogPhase(visible: boolean, closingMs: number): DialogPhase {
  const [gone, setGone] = useState(true);
  if (visible && gone) setGone(false);
  const phase = visible ? 'open' : gone ? 'hidden' : 'closing';

  useEffect(() => {
    if (phase !== 'closing') return undefined;
    const timer = setTimeout(() => setGone(true), closingMs);
    return () => clearTimeout(timer);
  }, [phase, closingMs]);

  return phase;
}
