import { Link, paths, useText } from '@huoban/runtime';
import { Button, buttonClass, Heading } from '@huoban/ui';
import type { Scene, Story } from '../../../components/story-queries';
import styles from './ending.module.css';

interface EndingProps {
  story: Story;
  ending: NonNullable<Scene['ending']>;
  found: number;
  onReplay: () => void;
}

/** How it ended, how many ways there are, and where to go from here. */
export function Ending({ story, ending, found, onReplay }: EndingProps) {
  const text = useText();
  const { id, name } = story.character;
  return (
    <div className={styles.ending}>
      <p className={styles.count}>{text('story.found', { found, count: story.ending_count })}</p>
      <Heading level={2} size="1">
        {ending.title}
      </Heading>
      <p className={styles.text}>{ending.text}</p>
      <div className={styles.actions}>
        <Button size="large" icon="refresh" onClick={onReplay}>
          {text('story.replay')}
        </Button>
        <Link to={paths.partnerDetail(id)} className={buttonClass('ghost', 'large')}>
          {text('app.back', { name })}
        </Link>
      </div>
    </div>
  );
}
