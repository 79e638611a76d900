import { useCallback, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';
import { draftFor } from '../conversation/tab-storage';

export const isBlank = (draft: string): boolean => draft.trim() === '';

/** A value derived from the draft for a partner. `select` returns a primitive, so that equal values do not re-render. */
export function useDraftSelector<Selection extends number | boolean | null>(
  partnerId: string,
  select: (draft: string) => Selection,
): Selection {
  const subscribe = useCallback(
    (onChange: () => void) => draftFor(partnerId).subscribe(onChange),
    [partnerId],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(draftFor(partnerId).get()),
    () => select(''),
  );
}

/** Syncs a field with the draft for a partner. Text that was typed before hydration follows the stored draft. */
export function useDraftField(
  field: RefObject<HTMLTextAreaElement | null>,
  partnerId: string,
): void {
  useLayoutEffect(() => {
    const { current: area } = field;
    if (!area) return;
    const draft = draftFor(partnerId);
    const update = () => fill(area, draft.get());
    const stored = draft.get();
    // A reload may have filled the field with the draft already.
    draft.set(area.value.startsWith(stored) ? area.value : stored + area.value);
    update();
    return draft.subscribe(update);
  }, [field, partnerId]);
}

function fill(field: HTMLTextAreaElement, draft: string): void {
  // Setting the same value would move the caret to the end.
  if (field.value !== draft) field.value = draft;
  fitHeight(field);
}

/** Fallback for browsers without `field-sizing`. */
function fitHeight(field: HTMLTextAreaElement): void {
  if (typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')) return;
  field.style.setProperty('height', 'auto');
  field.style.setProperty('height', `${field.scrollHeight}px`);
}
