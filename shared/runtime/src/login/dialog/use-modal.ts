import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Shows a `<dialog>` as a modal while the component is mounted: the browser traps the focus, makes the page inert and
 * restores the focus. Esc and a click on the backdrop call `onClose`.
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
    let pressedBackdrop = false;
    const cancel = (event: Event) => {
      // By default the browser hides the dialog without the closing animation.
      event.preventDefault();
      onClose();
    };
    const press = (event: Event) => {
      pressedBackdrop = event.target === dialog;
    };
    const click = (event: Event) => {
      // Both ends of the click must be outside: releasing a text selection outside must not close the dialog.
      if (pressedBackdrop && event.target === dialog) onClose();
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
