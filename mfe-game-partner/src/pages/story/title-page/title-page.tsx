import type { MouseEvent } from 'react';
import { Link, paths, useText } from '@huoban/runtime';
import { Button, buttonClass, Heading, Icon, Tag } from '@huoban/ui';
import type { Story } from '../../../components/story-queries';
import { FIRST_LINES } from './first-lines';
import styles from './title-page.module.css';

interface TitlePageProps {
  story: Story;
  /** Number of endings found so far. */
  endingsFound: number;
  onStart: () => void;
  /** Null if there is no stored position. */
  onResume: (() => void) | null;
}

/** The title page. Without JavaScript its button links to the first lines below. */
export function TitlePage({ story, endingsFound, onStart, onResume }: TitlePageProps) {
  const text = useText();
  const { title, summary, character, minutes, ending_count: endings } = story;
  const handleClick = (event: MouseEvent): void => {
    event.preventDefault();
    onStart();
  };
  return (
    <div className={styles.titlePage}>
      <Link to={paths.partnerDetail(character.id)} className={styles.partner}>
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
          {endingsFound > 0
            ? text('story.found', { found: endingsFound, count: endings })
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
          onClick={handleClick}
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
