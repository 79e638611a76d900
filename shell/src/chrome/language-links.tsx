import { usePlace, useText } from '@huoban/runtime';
import { LANGUAGE_NAMES } from '@huoban/contracts';
import { joinClasses } from '@huoban/ui';
import type { LanguageLink } from './header/header-props';
import styles from './language-links.module.css';

interface LanguageLinksProps {
  languages: readonly LanguageLink[];
  direction?: 'row' | 'column';
  className?: string | undefined;
}

/** The current page in the other languages, as links. Their `hreflang` makes the first script store the choice. */
export function LanguageLinks({ languages, direction = 'row', className }: LanguageLinksProps) {
  const text = useText();
  const { language: current } = usePlace();
  return (
    <ul
      role="list"
      aria-label={text('shell:language.label')}
      className={joinClasses(styles.languages, styles[direction], className)}
    >
      {languages.map(({ language, href }) => (
        <li key={language}>
          <a
            href={href}
            lang={language}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
            className={styles.language}
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
