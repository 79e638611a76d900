import { Fragment } from 'react';
import { Heading } from '@huoban/ui';
import type { Block, Run } from './parse-markdown';
import styles from './markdown.module.css';

/** Anchor of the block at `index`, the target of the table of contents. */
export const anchorOf = (index: number): string => `part-${index}`;

/** Renders the blocks of a document. Text is rendered as text nodes only. */
export function Markdown({ blocks }: { blocks: Block[] }) {
  return (
    <div className={styles.text}>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} anchor={anchorOf(index)} />
      ))}
    </div>
  );
}

function BlockView({ block, anchor }: { block: Block; anchor: string }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading
          level={block.level}
          size={block.level === 2 ? '2' : '3'}
          id={anchor}
          className={styles.heading}
        >
          <Runs runs={block.runs} />
        </Heading>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={styles.list}>
          {block.items.map((item, index) => (
            <li key={index}>
              <Runs runs={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Runs runs={block.runs} />
        </blockquote>
      );
    case 'paragraph':
      return (
        <p>
          <Runs runs={block.runs} />
        </p>
      );
  }
}

/** Text runs; bold ones in `strong`. */
export function Runs({ runs }: { runs: Run[] }) {
  return runs.map(({ text, strong }, index) =>
    strong ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
  );
}
