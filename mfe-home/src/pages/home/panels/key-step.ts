export type PanelStep = 1 | -1 | 'first' | 'last';

const STEPS: Record<string, PanelStep> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
  Home: 'first',
  End: 'last',
};

const KEYBOARD_OWNERS = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]';

/** The step that a key triggers; `null` if the key belongs to another control. */
export function keyStep(event: KeyboardEvent): PanelStep | null {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(KEYBOARD_OWNERS)) return null;
  if (event.key === ' ') return target?.closest('button, summary') ? null : event.shiftKey ? -1 : 1;
  return STEPS[event.key] ?? null;
}
