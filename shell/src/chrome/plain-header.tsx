import { Link, usePlace, useText } from '@huoban/runtime';
import type { SiteConfig } from '@huoban/contracts';
import { joinClasses } from '@huoban/ui';
import type { LanguageLink } from './chrome-props';
import { LanguageLinks } from './language-links';
import { Logo } from './logo';
import { NAVIGATION, isCurrent } from './navigation';
import styles from './plain-header.module.css';

interface PlainHeaderProps {
  site: SiteConfig;
  languages: readonly LanguageLink[];
  /** On the home page, whose first screen lies under the header. */
  overlaid: boolean;
}

/**
 * Name, links and languages for visitors without JavaScript: the header itself renders only after mount. Inside
 * `<noscript>` it is text to everybody else, never hydrated and never laid out.
 */
export function PlainHeader({ site, languages, overlaid }: PlainHeaderProps) {
  const text = useText();
  const { path } = usePlace();
  return (
    <noscript>
      <header className={joinClasses(styles.header, overlaid && styles.overlaid)}>
        <Logo site={site} className={styles.logo} />
        <nav aria-label={text('shell:nav.label')} className={styles.nav}>
          {NAVIGATION.map((entry) => (
            <Link
              key={entry.id}
              to={entry.path}
              className={styles.entry}
              aria-current={isCurrent(entry.path, path) ? 'page' : undefined}
            >
              {text(`shell:nav.${entry.id}`)}
            </Link>
          ))}
        </nav>
        <LanguageLinks languages={languages} />
      </header>
    </noscript>
  );
}
