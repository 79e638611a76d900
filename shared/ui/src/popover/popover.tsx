import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from '../join-classes';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Renders what opens the panel; its argument belongs on the link or button as `aria-describedby`. */
  trigger: (panelId: string) => ReactNode;
  /** The panel, shown while the trigger or the panel is hovered or focused. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  className?: string;
}

/**
 * A panel beside something, opened by hover and focus through CSS alone, so it also works before hydration.
 * Escape puts it away until the pointer or the focus has left, and gives the focus back to the trigger.
 */
export function Popover({
  trigger,
  children,
  align = 'center',
  side = 'bottom',
  className,
}: PopoverProps) {
  const panelId = useId();
  const root = useRef<HTMLSpanElement>(null);
  const [dismissed, setDismissed] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.matches(':hover, :focus-within')) return;
      const [opener, panel] = element.children;
      // What is hidden cannot keep the focus.
      if (panel?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
      setDismissed(true);
    };
    const reset = () => setDismissed(false);
    const lose = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && element.contains(relatedTarget))) reset();
    };
    document.addEventListener('keydown', dismiss);
    element.addEventListener('pointerleave', reset);
    element.addEventListener('focusout', lose);
    return () => {
      document.removeEventListener('keydown', dismiss);
      element.removeEventListener('pointerleave', reset);
      element.removeEventListener('focusout', lose);
    };
  }, []);

  return (
    <span
      ref={root}
      className={joinClasses(styles.popover, dismissed && styles.dismissed, className)}
    >
      {trigger(panelId)}
      <span id={panelId} className={joinClasses(styles.panel, styles[align], styles[side])}>
        {children}
      </span>
    </span>
  );
}
