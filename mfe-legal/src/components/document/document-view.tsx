import { DATE_LOCALE } from '@huoban/contracts';
import { Eyebrow, Heading, Icon, Tag } from '@huoban/ui';
import { useLanguage, useText } from '@huoban/runtime';
import { Markdown, Runs } from '../markdown/markdown';
import { Contents } from './contents';
import type { DocumentName } from './edition';
import { OtherDocuments } from './other-documents';
import type { LegalDocument } from './read-document';
import styles from './document-view.module.css';

interface DocumentViewProps {
  name: DocumentName;
  document: LegalDocument;
  /** Number in the URL, if any. */
  number: string | null;
}

/** A legal document: title, version, note, table of contents and clauses. */
export function DocumentView({ name, document, number }: DocumentViewProps) {
  const text = useText();
  const { title, version, date, note, blocks } = document;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Eyebrow>{text('document.eyebrow')}</Eyebrow>
        <Heading level={1} size="display-2" className={styles.title}>
          {title}
        </Heading>
        <p className={styles.facts}>
          <span>{text('document.version', { version })}</span>
          <span>
            {text('document.applies')} <DocumentDate date={date} />
          </span>
          {number !== null && <Tag tone="amber">{text('document.number', { number })}</Tag>}
        </p>
      </header>
      <div className={styles.sheet} data-surface="paper">
        {note && (
          <p role="note" className={styles.note}>
            <Icon name="warning" className={styles.sign} />
            <span>
              <Runs runs={note} />
            </span>
          </p>
        )}
        <Contents blocks={blocks} className={styles.contents} />
        <article className={styles.body}>
          <Markdown blocks={blocks} />
        </article>
      </div>
      <OtherDocuments current={name} />
    </div>
  );
}

/** Formatted in UTC, because `date` has no time zone. */
function DocumentDate({ date }: { date: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(DATE_LOCALE[language], {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{format.format(new Date(`${date}T00:00:00Z`))}</time>;
}
