import { useState } from 'react';
import { useSearch } from '@huoban/runtime/internal';

/**
 * Text of the header's search, and its setter: what is being typed, also while the window changes its layout, until
 * `searchValue` of the URL changes.
 */
export function useSearchText(): [string, (text: string) => void] {
  const value = new URLSearchParams(useSearch()).get('searchValue') ?? '';
  const [typed, setTyped] = useState({ value, text: value });
  const text = typed.value === value ? typed.text : value;
  return [text, (next) => setTyped({ value, text: next })];
}
