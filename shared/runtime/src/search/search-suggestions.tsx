import { useEffect, useState, type ComponentType, type RefObject } from 'react';
import { retryLoad } from '../lazy/load-chunk';
import type { SuggestionListProps } from './suggestion-list';

interface SearchSuggestionsProps extends Omit<SuggestionListProps, 'field'> {
  /** The search field, which the same component renders. */
  field: RefObject<HTMLInputElement | null>;
}

const load = async (): Promise<ComponentType<SuggestionListProps>> =>
  (await import(/* webpackChunkName: "suggestions" */ './suggestion-list')).SuggestionList;

/**
 * Suggestions below a search field: games, partners and entities while the visitor types, recent searches while the field is
 * empty. Their code is loaded when the field gets the focus; without it the field stays a plain one.
 */
export function SearchSuggestions({ field, ...rest }: SearchSuggestionsProps) {
  const [List, setList] = useState<ComponentType<SuggestionListProps> | null>(null);
  const [element, setElement] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    const input = field.current;
    if (input === null || List !== null) return undefined;
    const handleFocus = (): void => {
      retryLoad(load).then(
        (loaded) => {
          setElement(input);
          setList(() => loaded);
        },
        () => undefined,
      );
    };
    if (document.activeElement === input) handleFocus();
    input.addEventListener('focus', handleFocus);
    return () => input.removeEventListener('focus', handleFocus);
  }, [field, List]);
  return List && element && <List field={element} {...rest} />;
}
