import type { ReactNode } from 'react';
import { LANGUAGE_NAMES, LANGUAGES } from '@huoban/contracts';
import { Link, paths, usePlace, useSite, useText } from '@huoban/runtime';
import styles from './footer-links.module.css';

const ABOUT = [
  ['shell:nav.activity', paths.activity()],
  ['shell:nav.about', paths.aboutUs()],
] as const;

const LEGAL = [
  ['shell:footer.terms', paths.terms()],
  ['shell:footer.privacy', paths.privacy()],
  ['shell:footer.memberTerms', paths.memberTerms()],
  ['shell:footer.subscriptionTerms', paths.subscriptionTerms()],
] as const;

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul role="list" aria-label={label} className={styles.row}>
      {children}
    </ul>
  );
}

/** Contents of the site footer. The home page shows them in its last panel. */
export function FooterLinks() {
  const text = useText();
  const { company, email, links } = useSite();
  const { language } = usePlace();
  const externalLinks = [
    ['shell:footer.companySite', links.companySite],
    ['shell:footer.recruitment', links.recruitment],
    ['shell:footer.contact', `mailto:${email}`],
  ] as const;
  return (
    <footer className={styles.footer}>
      <Row label={text('shell:footer.company')}>
        {ABOUT.map(([key, path]) => (
          <li key={key}>
            <Link to={path}>{text(key)}</Link>
          </li>
        ))}
        {externalLinks.map(([key, address]) => (
          <li key={key}>
            <a href={address} rel="noopener noreferrer">
              {text(key)}
            </a>
          </li>
        ))}
      </Row>
      <Row label={text('shell:language.label')}>
        {LANGUAGES.map((other) => (
          <li key={other}>
            <Link
              to={paths.home()}
              language={other}
              lang={other}
              hrefLang={other}
              aria-current={other === language ? 'true' : undefined}
            >
              {LANGUAGE_NAMES[other]}
            </Link>
          </li>
        ))}
      </Row>
      <Row label={text('shell:footer.legal')}>
        {LEGAL.map(([key, path]) => (
          <li key={key}>
            <Link to={path}>{text(key)}</Link>
          </li>
        ))}
      </Row>
      <p>{text('shell:footer.copyright', { company: company[language] })}</p>
    </footer>
  );
}
