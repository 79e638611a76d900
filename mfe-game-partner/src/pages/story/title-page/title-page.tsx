import type { MouseEvent } from 'react';
import { Link, paths, useText } from '@huoban/runtime';
import { Button, buttonClass, Heading, Icon, Tag } from '@huoban/ui';
import type { Story } from '../../../components/story-queries';
import { FIRST_LINES } from './first-lines';
import styles from './title-page.module.css';

interface TitlePageProps {
  story: Story;
  /** Endings found so far. */
  found: number;
  onStart: () => void;
  /** Null when there is no place to go back to. */
  onResume: (() => void) | null;
}

/** The title page. Its button leads to the first lines in the page where no script runs. */
export function TitlePage({ story, found, onStart, onResume }: TitlePageProps) {
  const text = useText();
  const { title, summary, character, minutes, ending_count: endings } = story;
  const start = (event: MouseEvent): void => {
    event.preventDefault();
    onStart();
  };
  return (
    <div className={styles.opening}>
      <Link to={paths.partnerDetail(character.id)} className={styles.teller}>
        {text('story.teller', { name: character.name })}
        <Tag tone="teal">{text('detail.ai')}</Tag>
      </Link>
      <Heading level={1} size="display-1">
        {title}
      </Heading>
      <p className={styles.summary}>{summary}</p>
      <ul role="list" className={styles.facts}>
        <li>
          <Icon name="clock" />
          {text('story.minutes', { count: minutes })}
        </li>
        <li>
          <Icon name="star" />
          {found > 0
            ? text('story.found', { found, count: endings })
            : text('story.endings', { count: endings })}
        </li>
      </ul>
      <div className={styles.actions}>
        {onResume && (
          <Button size="large" icon="play" onClick={onResume}>
            {text('story.resume')}
          </Button>
        )}
        <a
          href={`#${FIRST_LINES}`}
          role="button"
          className={buttonClass(onResume ? 'ghost' : 'primary', 'large')}
          onClick={start}
          onKeyDown={(event) => {
            if (event.key !== ' ') return;
            event.preventDefault();
            onStart();
          }}
        >
          {!onResume && <Icon name="play" />}
          {text(onResume ? 'story.again' : 'story.start')}
        </a>
      </div>
    </div>
  );
}
