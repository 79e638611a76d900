import type { ReactNode } from 'react';
import { useText } from '@huoban/runtime';
import { Notice } from '@huoban/ui';
import type { SceneName } from './scenes/scene-names';

interface NothingHereProps {
  of: Extract<SceneName, 'partners' | 'library'>;
  /** A link to where there is something. */
  children: ReactNode;
}

/** Stands in a scene whose list is empty. */
export function NothingHere({ of, children }: NothingHereProps) {
  const text = useText();
  return (
    <Notice kind="empty" level={3} title={text(`home.${of}.empty.title`)} action={children}>
      {text(`home.${of}.empty.lead`)}
    </Notice>
  );
}
