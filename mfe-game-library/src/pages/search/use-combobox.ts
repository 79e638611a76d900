import { useId, useState, type KeyboardEvent } from 'react';

/** State and keyboard of a list below a text field, following the ARIA combobox pattern. The field keeps the focus. */
export function useCombobox(options: readonly string[], onPick: (option: string) => void) {
  const listId = useId();
  const [openRequested, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const open = openRequested && options.length > 0;
  const chosen = open ? options[active] : undefined;

  const close = (): void => {
    setOpen(false);
    setActive(-1);
  };
  const show = (): void => {
    setOpen(true);
    setActive(-1);
  };
  const pick = (option: string): void => {
    close();
    onPick(option);
  };
  const move = (step: 1 | -1): void => {
    setOpen(true);
    // One more position than options: the typed text in the field.
    const positions = options.length + 1;
    setActive(((active + 1 + step + positions) % positions) - 1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // During composition the keys belong to the input method.
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      pick(chosen);
    }
  };

  const optionId = (index: number): string => `${listId}-${index}`;
  return {
    open,
    active,
    listId,
    optionId,
    show,
    close,
    pick,
    field: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': chosen === undefined ? undefined : optionId(active),
      onKeyDown,
      onBlur: close,
    },
  } as const;
}
