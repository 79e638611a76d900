import { useMemo } from 'react';
import { useText } from '@huoban/runtime';
import { joinClasses } from '@huoban/ui';
import type { Scene, Story } from '../../../components/story-queries';
import styles from './endings-map.module.css';
import { layOutMap, waysTo } from './map-layout';

interface EndingsMapProps {
  story: Story;
  scenes: readonly Scene[];
  /** Scenes of the endings found so far. */
  found: ReadonlySet<string>;
  /** Scene of the ending that was just reached. */
  currentId: string;
}

/** The choices of a story as points on the way to its endings. The list of endings is its text alternative. */
export function EndingsMap({ story, scenes, found, currentId }: EndingsMapProps) {
  const text = useText();
  const startSceneId = story.start_scene_id;
  const layout = useMemo(() => layOutMap(scenes, startSceneId), [scenes, startSceneId]);
  const titles = new Map(scenes.map(({ id, ending }) => [id, ending?.title]));
  const ways = waysTo(layout, found);
  const { columns, endingIds, choices, edges } = layout;
  const passed = new Set([...ways].flatMap((way) => way.split(' ')));
  return (
    <div className={styles.map}>
      <svg
        aria-hidden
        viewBox={`0 0 ${String(columns)} ${String(endingIds.length)}`}
        preserveAspectRatio="none"
        className={styles.ways}
      >
        {edges.map(({ from, to, start, end }) => {
          const middle = (start.x + end.x) / 2;
          const curve = `${middle} ${start.y} ${middle} ${end.y} ${end.x} ${end.y}`;
          return (
            <path
              key={`${from} ${to}`}
              d={`M${start.x} ${start.y}C${curve}`}
              className={ways.has(`${from} ${to}`) ? styles.found : undefined}
            />
          );
        })}
        {choices.map(({ id, x, y }, index) => (
          <path
            key={id}
            d={`M${x} ${y}h0`}
            className={joinClasses(
              styles.point,
              passed.has(id) && styles.found,
              index === 0 && styles.start,
            )}
          />
        ))}
      </svg>
      <ul role="list" className={styles.endings} aria-label={text('story.map')}>
        {endingIds.map((id) => (
          <li
            key={id}
            className={found.has(id) ? undefined : styles.hidden}
            aria-current={id === currentId ? 'true' : undefined}
          >
            <span>{found.has(id) ? titles.get(id) : text('story.notFound')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
