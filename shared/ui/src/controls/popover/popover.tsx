import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { joinClasses } from '../../join-classes';
import styles from './popover.module.css';

export interface PopoverProps {
  /** Renders the trigger; set the argument as `aria-describedby` of its link or button. */
  trigger: (panelId: string) => ReactNode;
  /** The panel, shown while the trigger or the panel is hovered or focused. */
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  className?: string;
}

/**
 * A panel that hover and focus open with CSS only, so that it works before hydration. Escape hides it until pointer and
 * focus leave, and returns the focus to the trigger.
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
      // A hidden element cannot keep the focus.
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
