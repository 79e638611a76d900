import { useId, useState, type KeyboardEvent } from 'react';

/**
 * Keyboard and state of a list under a text field, as the combobox pattern of ARIA asks: arrows move, Enter takes,
 * Escape closes. The field keeps the focus.
 */
export function useCombobox(options: readonly string[], onPick: (option: string) => void) {
  const listId = useId();
  const [wantsOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const open = wantsOpen && options.length > 0;
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
    // One place more than options: the field itself, with what was typed.
    const places = options.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys of an input method choose characters, not options.
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

  const optionId = (at: number): string => `${listId}-${at}`;
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
