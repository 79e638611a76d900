import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../button/icon-button';
import { joinClasses } from '../../join-classes';
import styles from './dialog.module.css';

/** Duration of the closing animation (section 9 of the specification). */
export const DIALOG_CLOSING_MS = 300;

export interface DialogProps {
  open: boolean;
  /** Called for the close button, Escape and a backdrop click; the parent then sets `open` to false. */
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Width for pictures instead of the width for forms. */
  wide?: boolean;
  children: ReactNode;
  className?: string;
}

/** Modal dialog based on `<dialog>`, which traps and restores the focus. */
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
        // Not the first field, because on a phone that would open the keyboard over the dialog.
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
