import { useId } from 'react';
import { Icon } from '@huoban/ui';
import { Link, paths, useText } from '@huoban/runtime';
import type { DocumentName } from './edition';
import styles from './other-documents.module.css';

const DOCUMENT_PATHS: Record<Exclude<DocumentName, 'topup-agreement'>, () => string> = {
  terms: paths.terms,
  privacy: paths.privacy,
  douvterms: paths.memberTerms,
  douvsubscribeterms: paths.subscriptionTerms,
};

/** Links to the other documents. */
export function OtherDocuments({ current }: { current: DocumentName }) {
  const text = useText();
  const titleId = useId();
  const others = Object.entries(DOCUMENT_PATHS).filter(([name]) => name !== current);
  return (
    <nav aria-labelledby={titleId} className={styles.others}>
      <p id={titleId} className={styles.title}>
        {text('document.others')}
      </p>
      <ul role="list" className={styles.list}>
        {others.map(([name, pathOf]) => (
          <li key={name}>
            <Link to={pathOf()} className={styles.link}>
              {text(`document.names.${name}`)}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
