import type { Activity } from '@huoban/contracts/api';
import { useText } from '@huoban/runtime';
import { Icon } from '@huoban/ui';
import styles from './readings.module.css';

/** Texts of an activity, each opened by its title. */
export function Replays({ replays }: { replays: NonNullable<Activity['replays']> }) {
  const text = useText();
  if (replays.length === 0) return null;
  return (
    <div className={styles.replays} role="group" aria-label={text('activity.replays')}>
      {replays.map(({ title, body }) => (
        <details key={title} className={styles.replay}>
          <summary className={styles.title}>
            {title}
            <Icon name="chevron-down" />
          </summary>
          <p className={styles.body}>{body}</p>
        </details>
      ))}
    </div>
  );
}

/** Names in order of success. */
export function Results({ results }: { results: NonNullable<Activity['results']> }) {
  return (
    <table className={styles.results}>
      <caption className={styles.caption}>{results.title}</caption>
      <tbody>
        {results.rows.map(({ name, note }, index) => (
          <tr key={name}>
            <td className={styles.rank}>{index + 1}</td>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.note}>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
