import { useEffect, useId, useState } from 'react';

/**
 * Keyboard and ARIA state of a list below a text field that another component renders (combobox pattern). The field keeps
 * the focus. `popup`: the element with the list; the focus may move into it.
 */
export function useFieldCombobox(
  field: HTMLInputElement,
  popup: HTMLElement | null,
  { count, onPick }: { count: number; onPick: (index: number) => void },
) {
  const listId = useId();
  const [isInUse, setOpen] = useState(document.activeElement === field);
  const open = isInUse && count > 0;
  const [requested, setActive] = useState(-1);
  const active = requested < count ? requested : -1;
  const optionId = (index: number): string => `${listId}-${index}`;

  useEffect(() => {
    const attributes: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(open),
      'aria-controls': open ? listId : null,
      'aria-activedescendant': open && active >= 0 ? `${listId}-${active}` : null,
    };
    for (const [name, value] of Object.entries(attributes))
      if (value === null) field.removeAttribute(name);
      else field.setAttribute(name, value);
  }, [field, open, listId, active]);

  useEffect(() => {
    const show = (): void => {
      setOpen(true);
      setActive(-1);
    };
    const close = (): void => {
      setOpen(false);
      setActive(-1);
    };
    const handleBlur = ({ relatedTarget }: FocusEvent): void => {
      if (!(relatedTarget instanceof Node && popup?.contains(relatedTarget))) close();
    };
    const handleKey = (event: KeyboardEvent): void => {
      // During composition the keys belong to the input method.
      if (event.isComposing) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setOpen(true);
        // One more position than options: the typed text in the field.
        const step = event.key === 'ArrowDown' ? 1 : -1;
        setActive(((active + 1 + step + count + 1) % (count + 1)) - 1);
      } else if (event.key === 'Escape' && open) {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter') {
        close();
        if (!open || active < 0) return;
        event.preventDefault();
        onPick(active);
      }
    };
    field.addEventListener('focus', show);
    field.addEventListener('input', show);
    field.addEventListener('keydown', handleKey);
    for (const element of [field, popup]) element?.addEventListener('focusout', handleBlur);
    return () => {
      field.removeEventListener('focus', show);
      field.removeEventListener('input', show);
      field.removeEventListener('keydown', handleKey);
      for (const element of [field, popup]) element?.removeEventListener('focusout', handleBlur);
    };
  }, [field, popup, open, active, count, onPick]);

  return { open, active, listId, optionId, close: () => setOpen(false) };
}
