import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Runs a `<dialog>` as a modal for as long as its component stands: the browser traps the focus, makes the page behind
 * inert and returns the focus at the end. Esc and a click beside the dialog ask to leave.
 */
export function useModal(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    let pressedBeside = false;
    const cancel = (event: Event) => {
      // Left to itself the browser would hide it before the closing animation.
      event.preventDefault();
      onClose();
    };
    const press = (event: Event) => {
      pressedBeside = event.target === dialog;
    };
    const click = (event: Event) => {
      // Both ends of the click: selecting text and letting go outside is no wish to leave.
      if (pressedBeside && event.target === dialog) onClose();
    };
    const listeners = { cancel, close: onClose, pointerdown: press, click };
    for (const [type, listener] of Object.entries(listeners)) {
      dialog.addEventListener(type, listener);
    }
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        dialog.removeEventListener(type, listener);
      }
    };
  }, [onClose]);

  return ref;
}
