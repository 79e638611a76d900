import { useId } from 'react';
import { Icon } from '@huoban/ui';
import { Link, paths, useText } from '@huoban/runtime';
import type { DocumentName } from './edition';
import styles from './other-documents.module.css';

const ADDRESSES: Record<Exclude<DocumentName, 'topup-agreement'>, () => string> = {
  terms: paths.terms,
  privacy: paths.privacy,
  douvterms: paths.memberTerms,
  douvsubscribeterms: paths.subscriptionTerms,
};

/** Ways from one document to the others. */
export function OtherDocuments({ current }: { current: DocumentName }) {
  const text = useText();
  const titleId = useId();
  const others = Object.entries(ADDRESSES).filter(([name]) => name !== current);
  return (
    <nav aria-labelledby={titleId} className={styles.others}>
      <p id={titleId} className={styles.title}>
        {text('document.others')}
      </p>
      <ul role="list" className={styles.list}>
        {others.map(([name, address]) => (
          <li key={name}>
            <Link to={address()} className={styles.link}>
              {text(`document.names.${name}`)}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
