import { useEffect, useState } from 'react';
import { Link, usePlace, useText } from '@huoban/runtime';
import { Icon, Popover, iconButtonClass, joinClasses } from '@huoban/ui';
import { AccountEntry } from './account-entry';
import type { HeaderProps } from './header-props';
import { LanguageLinks } from '../language-links';
import { Logo } from '../logo';
import { NAVIGATION, isCurrent } from '../navigation';
import { SearchBox } from './search-box';
import { SocialPopups } from '../social/social-popups';
import styles from './desktop-header.module.css';

/** The transition starts after mount, so that the first paint is not animated. */
const TRANSITION_DELAY_MS = 100;

export interface DesktopHeaderProps extends HeaderProps {
  /** Transparent over the first screen of the home page; solid everywhere else. */
  firstPage: boolean;
}

export function DesktopHeader({ site, languages, firstPage, ...rest }: DesktopHeaderProps) {
  const text = useText();
  const { path } = usePlace();
  const [animated, setAnimated] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setAnimated(true), TRANSITION_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <header
      className={joinClasses(
        styles.header,
        animated && styles.animated,
        !firstPage && styles.fixed,
      )}
    >
      <div className={styles.row}>
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
        <div className={styles.tools}>
          <SearchBox {...rest} className={styles.search} />
          <SocialPopups site={site} />
          <Popover
            align="end"
            trigger={() => (
              <button
                type="button"
                aria-label={text('shell:language.label')}
                className={iconButtonClass(false, styles.globe)}
              >
                <Icon name="globe" />
              </button>
            )}
          >
            <span className={styles.panel}>
              <LanguageLinks languages={languages} direction="column" />
            </span>
          </Popover>
          <AccountEntry {...rest} />
        </div>
      </div>
    </header>
  );
}
