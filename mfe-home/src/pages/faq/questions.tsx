import { useLanguage, useSite } from '@huoban/runtime';
import { Button, Field, Heading, Icon, Notice, useFocusFallback } from '@huoban/ui';
import { useDeferredValue, useState } from 'react';
import { findQuestions, listQuestions, withIds, type Question } from './find-questions';
import type { FaqTexts } from './queries';
import styles from './questions.module.css';

/** All questions by subject; while the visitor searches, those found. Without JavaScript all can be opened. */
export function Questions({ texts }: { texts: FaqTexts }) {
  const [text, setText] = useState('');
  const words = useDeferredValue(text.trim());
  const list = useFocusFallback<HTMLDivElement>('inside');
  const { search } = texts;
  return (
    <>
      <div role="search" className={styles.search}>
        <Field
          type="search"
          label={search.label}
          labelHidden
          placeholder={search.placeholder}
          value={text}
          maxLength={80}
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
          end={<Icon name="search" />}
        />
      </div>
      <div ref={list} tabIndex={-1}>
        {words === '' ? (
          <Groups texts={texts} />
        ) : (
          <Found texts={texts} words={words} clear={() => setText('')} />
        )}
      </div>
    </>
  );
}

function Groups({ texts: { groups, questions } }: { texts: FaqTexts }) {
  return (Object.keys(groups) as (keyof FaqTexts['groups'])[]).map((group) => (
    <section key={group} aria-labelledby={group} className={styles.group}>
      <Heading level={2} id={group}>
        {groups[group]}
      </Heading>
      <QuestionList questions={withIds(questions[group])} />
    </section>
  ));
}

interface FoundProps {
  texts: FaqTexts;
  words: string;
  clear: () => void;
}

function Found({ texts, words, clear }: FoundProps) {
  const { email } = useSite();
  const { search } = texts;
  const found = findQuestions(listQuestions(texts), words, useLanguage());
  if (found.length === 0)
    return (
      <Notice
        kind="empty"
        title={search.none}
        action={<Button onClick={clear}>{search.clear}</Button>}
      >
        {search.noneLead.replace('{email}', email)}
      </Notice>
    );
  return (
    <div className={styles.group}>
      <p role="status" className={styles.count}>
        {search.found.replace('{count}', String(found.length))}
      </p>
      <QuestionList key={words} questions={found} openFirst />
    </div>
  );
}

function QuestionList({
  questions,
  openFirst = false,
}: {
  questions: Question[];
  openFirst?: boolean;
}) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer }, index) => (
        <details key={id} open={openFirst && index === 0} className={styles.question}>
          <summary className={styles.summary}>
            {question}
            <Icon name="chevron-down" />
          </summary>
          <p id={id} className={styles.answer}>
            {answer}
          </p>
        </details>
      ))}
    </div>
  );
}
