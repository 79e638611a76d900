import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useText } from '@huoban/runtime';
import { Heading, joinClasses } from '@huoban/ui';
import styles from './article.module.css';
import frame from './page-frame.module.css';
import type { ArticleSection } from '../game-queries';

/** From this many sections on, a list of contents helps more than it takes room. */
const MIN_SECTIONS_FOR_CONTENTS = 2;

const anchorOf = (at: number): string => `section-${at + 1}`;
const paragraphsOf = (body: string): string[] => body.split(/\n+/).filter((line) => line.trim());

/** An article on a light sheet: contents beside it, numbered sections. Nothing when nothing is written. */
export function Article({ sections }: { sections: ArticleSection[] }) {
  if (sections.length === 0) return null;
  return (
    <div data-surface="paper" className={styles.sheet}>
      <div className={joinClasses(frame.frame, styles.columns)}>
        {sections.length >= MIN_SECTIONS_FOR_CONTENTS && <Contents sections={sections} />}
        <article className={styles.article}>
          {sections.map(({ heading, body }, at) => (
            <section key={anchorOf(at)} aria-labelledby={anchorOf(at)}>
              <Heading level={2} id={anchorOf(at)} tabIndex={-1}>
                {heading}
              </Heading>
              {paragraphsOf(body).map((paragraph, place) => (
                <p key={place}>{paragraph}</p>
              ))}
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

function Contents({ sections }: { sections: ArticleSection[] }) {
  const text = useText();
  const { search } = useLocation();
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className={styles.contents}>
      <h2 id={heading} className={styles.label}>
        {text('article.contents')}
      </h2>
      <ol role="list">
        {sections.map((section, at) => (
          <li key={anchorOf(at)}>
            <Link to={{ search, hash: anchorOf(at) }} className={styles.entry}>
              {section.heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
