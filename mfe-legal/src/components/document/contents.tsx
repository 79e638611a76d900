import { useId } from 'react';
import { joinClasses } from '@huoban/ui';
import { useText } from '@huoban/runtime';
import { anchorOf } from '../markdown/markdown';
import { plainText, type Block } from '../markdown/parse-markdown';
import styles from './contents.module.css';

/** Table of contents: links to the chapters. */
export function Contents({ blocks, className }: { blocks: Block[]; className?: string }) {
  const text = useText();
  const titleId = useId();
  const chapters = blocks.flatMap((block, index) =>
    block.kind === 'heading' && block.level === 2
      ? [{ anchor: anchorOf(index), title: plainText(block.runs) }]
      : [],
  );
  if (chapters.length === 0) return null;
  return (
    <nav aria-labelledby={titleId} className={joinClasses(styles.contents, className)}>
      <p id={titleId} className={styles.title}>
        {text('document.contents')}
      </p>
      <ol role="list" className={styles.list}>
        {chapters.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
