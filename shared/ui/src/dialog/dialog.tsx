import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../join-classes';
import styles from './dialog.module.css';

/** Length of the closing animation, in milliseconds (specification section 9). */
export const DIALOG_CLOSING_MS = 300;

export interface DialogProps {
  open: boolean;
  /** Asked for by the close button, Escape or a click beside the dialog; the owner then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** As wide as a picture wants to be, instead of as a form does. */
  wide?: boolean;
  children: ReactNode;
  className?: string;
}

/** A modal dialog on the browser's own `<dialog>`, which keeps focus inside and gives it back. */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  wide = false,
  children,
  className,
}: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) {
        dialog.showModal();
        // Not the first field: on a phone that would raise the keyboard over the dialog at once.
        heading.current?.focus();
      }
      return;
    }
    const closing = setTimeout(() => {
      dialog.close();
      setPresent(false);
    }, DIALOG_CLOSING_MS);
    return () => clearTimeout(closing);
  }, [open, present]);

  useEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    const cancel = (event: Event) => {
      event.preventDefault();
      onClose();
    };
    const beside = (event: MouseEvent) => {
      if (event.target === dialog) onClose();
    };
    dialog.addEventListener('cancel', cancel);
    dialog.addEventListener('mousedown', beside);
    return () => {
      dialog.removeEventListener('cancel', cancel);
      dialog.removeEventListener('mousedown', beside);
    };
  }, [onClose, present]);

  if (!present) return null;
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      className={joinClasses(styles.dialog, wide && styles.wide, !open && styles.closing)}
    >
      <div className={joinClasses(styles.sheet, className)}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {children}
        <IconButton icon="close" label={closeLabel} onClick={onClose} className={styles.close} />
      </div>
    </dialog>
  );
}
