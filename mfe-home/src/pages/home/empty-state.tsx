import type { ReactNode } from 'react';
import { useText } from '@huoban/runtime';
import { Notice } from '@huoban/ui';
import type { PanelName } from './panels/panel-names';

interface EmptyStateProps {
  of: Extract<PanelName, 'partners' | 'library'>;
  /** A link to another page. */
  children: ReactNode;
}

/** Replaces the list of a panel if it is empty. */
export function EmptyState({ of, children }: EmptyStateProps) {
  const text = useText();
  return (
    <Notice kind="empty" level={3} title={text(`home.${of}.empty.title`)} action={children}>
      {text(`home.${of}.empty.lead`)}
    </Notice>
  );
}
