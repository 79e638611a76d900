import type { ReactNode } from 'react';
import { AppLink, Link, paths, useDownload, usePlace, useText } from '@huoban/runtime';
import type { SiteConfig } from '@huoban/contracts';
import type { LanguageLink } from './header/header-props';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { NAVIGATION } from './navigation';
import { SOCIAL } from './social/social';
import styles from './footer.module.css';

interface FooterProps {
  site: SiteConfig;
  languages: readonly LanguageLink[];
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.column}>
      <h2 className={styles.title}>{title}</h2>
      <ul role="list" className={styles.links}>
        {children}
      </ul>
    </section>
  );
}

function ExternalItem({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
        {children}
      </a>
    </li>
  );
}

function InternalItem({ to, children }: { to: string; children: ReactNode }) {
  return (
    <li>
      <Link to={to} className={styles.link}>
        {children}
      </Link>
    </li>
  );
}

/** The installer. A link, so that it works without JavaScript. */
function InstallerItem({ children }: { children: ReactNode }) {
  const { address, busy, start } = useDownload();
  return (
    <li>
      <a
        href={address}
        rel="nofollow"
        className={styles.link}
        aria-busy={busy || undefined}
        onClick={(event) => {
          event.preventDefault();
          start();
        }}
      >
        {children}
      </a>
    </li>
  );
}

/** Part of the server's HTML, unlike the header; it contains every link of the header. */
export function Footer({ site, languages }: FooterProps) {
  const text = useText();
  const { language, device } = usePlace();
  const { links } = site;
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo site={site} className={styles.logo} />
          <p className={styles.tagline}>{site.tagline[language]}</p>
          <LanguageLinks languages={languages} className={styles.languages} />
        </div>
        <Column title={text('shell:footer.explore')}>
          {NAVIGATION.map((entry) => (
            <InternalItem key={entry.id} to={entry.path}>
              {text(`shell:nav.${entry.id}`)}
            </InternalItem>
          ))}
        </Column>
        <Column title={text('shell:footer.download')}>
          {device === 'desktop' && <InstallerItem>{text('shell:footer.windows')}</InstallerItem>}
          <ExternalItem href={links.amdEdition}>{text('shell:footer.amdEdition')}</ExternalItem>
          <ExternalItem href={links.aiPcEdition}>{text('shell:footer.aiPcEdition')}</ExternalItem>
          <li>
            <AppLink
              // Only the same tab can launch the app.
              target={device === 'desktop' ? '_blank' : undefined}
              rel="noopener noreferrer"
              className={styles.link}
            >
              {text('shell:footer.mobileApp')}
            </AppLink>
          </li>
          <InternalItem to={`${paths.faq()}#requirements`}>
            {text('shell:footer.requirements')}
          </InternalItem>
        </Column>
        <Column title={text('shell:social.label')}>
          {SOCIAL.map((name) => (
            <ExternalItem key={name} href={site.social[name].url}>
              {text(`shell:social.${name}`)}
            </ExternalItem>
          ))}
        </Column>
        <Column title={text('shell:footer.company')}>
          <ExternalItem href={links.companySite}>{text('shell:footer.companySite')}</ExternalItem>
          <ExternalItem href={links.recruitment}>{text('shell:footer.recruitment')}</ExternalItem>
          <InternalItem to={paths.membership()}>{text('shell:footer.membership')}</InternalItem>
          <InternalItem to={paths.faq()}>{text('shell:footer.faq')}</InternalItem>
          <li>
            <a href={`mailto:${site.email}`} className={styles.link}>
              {text('shell:footer.contact')}
            </a>
          </li>
        </Column>
      </div>
      <div className={styles.base}>
        <p>{text('shell:footer.copyright', { company: site.company[language] })}</p>
        <ul role="list" aria-label={text('shell:footer.legal')} className={styles.legal}>
          <InternalItem to={paths.terms()}>{text('shell:footer.terms')}</InternalItem>
          <InternalItem to={paths.privacy()}>{text('shell:footer.privacy')}</InternalItem>
          <InternalItem to={paths.memberTerms()}>{text('shell:footer.memberTerms')}</InternalItem>
          <InternalItem to={paths.subscriptionTerms()}>
            {text('shell:footer.subscriptionTerms')}
          </InternalItem>
        </ul>
      </div>
    </footer>
  );
}
