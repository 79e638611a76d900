import { useEffect, useState } from 'react';

/** Pause in typing after which suggestions are requested. */
export const SUGGESTION_PAUSE_MS = 180;

/** The text of a field and whether it is in use, and the text after a pause, without unfinished compositions. */
export function useTypedText(field: HTMLInputElement) {
  const [text, setText] = useState(field.value.trim());
  const [settled, setSettled] = useState(text);
  const [composing, setComposing] = useState(false);
  useEffect(() => {
    const read = (): void => setText(field.value.trim());
    const start = (): void => setComposing(true);
    const end = (): void => setComposing(false);
    const handlers = { input: read, focus: read, compositionstart: start, compositionend: end };
    const all = Object.entries(handlers);
    for (const [name, handle] of all) field.addEventListener(name, handle);
    return () => {
      for (const [name, handle] of all) field.removeEventListener(name, handle);
    };
  }, [field]);
  useEffect(() => {
    if (composing || text === settled) return undefined;
    const pause = setTimeout(() => setSettled(text), text === '' ? 0 : SUGGESTION_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [composing, text, settled]);
  return { text, settled };
}
