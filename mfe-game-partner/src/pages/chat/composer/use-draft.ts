import { useCallback, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { draftFor } from '../conversation/tab-storage';

/** What `read` makes of the words that are being written to a partner; it answers a number, truth value or null. */
export function useDraftSelector<Read extends number | boolean | null>(
  partnerId: string,
  read: (words: string) => Read,
): Read {
  const subscribe = useCallback(
    (changed: () => void) => draftFor(partnerId).subscribe(changed),
    [partnerId],
  );
  return useSyncExternalStore(
    subscribe,
    () => read(draftFor(partnerId).get()),
    () => read(''),
  );
}

/** Keeps a field and the words for a partner equal. What was typed before this program ran counts as written. */
export function useDraftField(
  field: RefObject<HTMLTextAreaElement | null>,
  partnerId: string,
): void {
  useLayoutEffect(() => {
    const { current: area } = field;
    if (!area) return;
    const draft = draftFor(partnerId);
    const show = () => fill(area, draft.get());
    if (draft.get() === '') draft.set(area.value);
    show();
    return draft.subscribe(show);
  }, [field, partnerId]);
}

function fill(field: HTMLTextAreaElement, words: string): void {
  // Setting what is there already would move the caret to its end.
  if (field.value !== words) field.value = words;
  fitHeight(field);
}

/** For browsers that do not size a field by its content. */
function fitHeight(field: HTMLTextAreaElement): void {
  if (typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')) return;
  field.style.setProperty('height', 'auto');
  field.style.setProperty('height', `${field.scrollHeight}px`);
}
