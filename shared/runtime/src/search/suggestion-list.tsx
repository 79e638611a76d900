import { useState } from 'react';
import { Icon, joinClasses, Picture, PicturePlaceholder, Skeleton } from '@huoban/ui';
import { useText } from '../i18n/use-text';
import { useGo } from '../routes/use-go';
import { addRecentSearch, clearRecentSearches, useRecentSearches } from './recent-searches';
import styles from './suggestion-list.module.css';
import { toSuggestions, useSuggestions, type Suggestion } from './suggestions';
import { useFieldCombobox } from './use-field-combobox';
import { useTypedText } from './use-typed-text';

export interface SuggestionListProps {
  /** The search field. */
  field: HTMLInputElement;
  /** Opens the search page. */
  onSearch: (text: string) => void;
  /** Called before a suggestion is opened. */
  onOpen?: () => void;
}

type Option =
  | { kind: 'recent' | 'search'; text: string }
  | { kind: 'suggestion'; suggestion: Suggestion };

/** The list below a search field. Loaded by `SearchSuggestions`. */
export function SuggestionList({ field, onSearch, onOpen }: SuggestionListProps) {
  const text = useText();
  const go = useGo();
  const [popup, setPopup] = useState<HTMLElement | null>(null);
  const recent = useRecentSearches();
  const typed = useTypedText(field);
  const { data, isError, isFetching } = useSuggestions(typed.settled);
  const suggestions = typed.text === '' || !data || isError ? [] : toSuggestions(data);
  const options: Option[] =
    typed.text === ''
      ? recent.map((search) => ({ kind: 'recent', text: search }))
      : [
          ...suggestions.map((suggestion): Option => ({ kind: 'suggestion', suggestion })),
          { kind: 'search', text: typed.text },
        ];
  const pick = (index: number): void => {
    const option = options[index];
    if (option === undefined) return;
    combobox.close();
    field.blur();
    if (option.kind !== 'suggestion') {
      addRecentSearch(option.text);
      onSearch(option.text);
      return;
    }
    addRecentSearch(typed.text);
    onOpen?.();
    void go(option.suggestion.path).catch((error: unknown) => console.error('路由跳转错误', error));
  };
  const combobox = useFieldCombobox(field, popup, { count: options.length, onPick: pick });
  const isWaiting = typed.text !== '' && !isError && (isFetching || typed.text !== typed.settled);
  const isNothing = typed.text !== '' && !isWaiting && !isError && suggestions.length === 0;
  if (!combobox.open) return null;
  return (
    <div ref={setPopup} className={styles.popup}>
      {isWaiting && suggestions.length === 0 && <Skeleton shape="text" lines={3} />}
      {(isNothing || isError) && (
        <p className={styles.note}>{text(`runtime:search.${isError ? 'failed' : 'nothing'}`)}</p>
      )}
      {data?.did_you_mean && suggestions.length > 0 && (
        <p className={styles.note}>{text('runtime:search.didYouMean')}</p>
      )}
      <div
        id={combobox.listId}
        role="listbox"
        aria-label={text(`runtime:search.${typed.text === '' ? 'recent' : 'suggestions'}`)}
        aria-busy={isWaiting}
      >
        {options.map((option, index) => (
          // The field handles the keys; the options handle only pointers.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={keyOf(option)}
            id={combobox.optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === combobox.active}
            className={joinClasses(styles.option, index === combobox.active && styles.active)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(index)}
          >
            <OptionContent option={option} />
          </div>
        ))}
      </div>
      {typed.text === '' && (
        <button type="button" className={styles.clear} onClick={clearRecentSearches}>
          {text('runtime:search.clear')}
        </button>
      )}
    </div>
  );
}

const keyOf = (option: Option): string =>
  option.kind === 'suggestion'
    ? `${option.suggestion.kind} ${option.suggestion.id}`
    : `${option.kind} ${option.text}`;

function OptionContent({ option }: { option: Option }) {
  const text = useText();
  if (option.kind !== 'suggestion')
    return (
      <>
        <Icon name={option.kind === 'recent' ? 'clock' : 'search'} />
        <span className={styles.name}>
          {option.kind === 'recent'
            ? option.text
            : text('runtime:search.all', { text: option.text })}
        </span>
      </>
    );
  const { kind, id, name, detail, picture } = option.suggestion;
  return (
    <>
      <span className={joinClasses(styles.picture, kind === 'game' && styles.cover)}>
        {picture ? (
          <Picture picture={picture} sizes="48px" alt="" />
        ) : (
          <PicturePlaceholder id={id} name={name} />
        )}
      </span>
      <span className={styles.name}>
        {name}
        <span className={styles.detail}>
          {text(`runtime:search.${kind}`)} · {detail}
        </span>
      </span>
    </>
  );
}
