import { useEffect, useState } from 'react';

export type DialogPhase = 'hidden' | 'open' | 'closing';

/** Delays hiding by the duration of the closing animation. */
export function useDialogPhase(visible: boolean, closingMs: number): DialogPhase {
  const [isHidden, setHidden] = useState(true);
  if (visible && isHidden) setHidden(false);
  const phase = visible ? 'open' : isHidden ? 'hidden' : 'closing';

  useEffect(() => {
    if (phase !== 'closing') return undefined;
    const timer = setTimeout(() => setHidden(true), closingMs);
    return () => clearTimeout(timer);
  }, [phase, closingMs]);

  return phase;
}
