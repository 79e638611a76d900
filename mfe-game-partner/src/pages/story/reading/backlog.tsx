import { useEffect, useRef } from 'react';
import { useText } from '@huoban/runtime';
import { Dialog, joinClasses } from '@huoban/ui';
import styles from './backlog.module.css';
import type { StoryLine } from './reading';

interface BacklogProps {
  lines: StoryLine[];
  open: boolean;
  onClose: () => void;
}

/** Dialog with all lines so far, scrolled to the latest. */
export function Backlog({ lines, open, onClose }: BacklogProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (open && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [open]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text('story.backlog')}
      closeLabel={text('story.close')}
    >
      <ol ref={list} role="list" className={styles.lines}>
        {lines.map((line, index) => (
          <li key={index} className={joinClasses(styles.line, styles[line.speaker])}>
            {line.speaker !== 'narrator' && (
              <p className={styles.speaker}>{line.name ?? text('detail.you')}</p>
            )}
            <p>{line.text}</p>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
