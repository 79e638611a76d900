import { useId } from 'react';
import { Link } from 'react-router-dom';
import { usePage, useText } from '@huoban/runtime';
import { Heading, joinClasses, Picture } from '@huoban/ui';
import styles from './article.module.css';
import frame from './page-frame.module.css';
import type { ArticleSection, GameScene } from '../game-queries';

const MIN_SECTIONS_FOR_CONTENTS = 2;

const anchorOf = (index: number): string => `section-${index + 1}`;
const paragraphsOf = (body: string): string[] => body.split(/\n+/).filter((line) => line.trim());

interface ArticleProps {
  sections: ArticleSection[];
  /** Pictures, one below every second section. */
  scenes?: GameScene[];
}

/** `sizes` of the scenes; matches `article.module.css`. */
const SCENE_SIZES = '(max-width: 768px) 90vw, 640px';

/** An article with its table of contents. Renders nothing without sections. */
export function Article({ sections, scenes = [] }: ArticleProps) {
  if (sections.length === 0) return null;
  return (
    <div data-surface="paper" className={styles.sheet}>
      <div className={joinClasses(frame.frame, styles.columns)}>
        {sections.length >= MIN_SECTIONS_FOR_CONTENTS && <Contents sections={sections} />}
        <article className={styles.article}>
          {sections.map(({ heading, body }, index) => (
            <section key={anchorOf(index)} aria-labelledby={anchorOf(index)}>
              <Heading level={2} id={anchorOf(index)} tabIndex={-1}>
                {heading}
              </Heading>
              {paragraphsOf(body).map((paragraph, line) => (
                <p key={line}>{paragraph}</p>
              ))}
              <Scene scene={index % 2 === 0 ? scenes[index / 2] : undefined} />
            </section>
          ))}
        </article>
      </div>
    </div>
  );
}

function Scene({ scene }: { scene: GameScene | undefined }) {
  const caption = useId();
  if (!scene) return null;
  return (
    <figure aria-labelledby={caption} className={styles.scene}>
      <Picture picture={scene.picture} sizes={SCENE_SIZES} alt="" />
      <figcaption id={caption}>{scene.caption}</figcaption>
    </figure>
  );
}

function Contents({ sections }: { sections: ArticleSection[] }) {
  const text = useText();
  const search = usePage().query.toString();
  const heading = useId();
  return (
    <nav aria-labelledby={heading} className={styles.contents}>
      <h2 id={heading} className={styles.label}>
        {text('article.contents')}
      </h2>
      <ol role="list">
        {sections.map((section, index) => (
          <li key={anchorOf(index)}>
            <Link to={{ search, hash: anchorOf(index) }} className={styles.entry}>
              {section.heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
