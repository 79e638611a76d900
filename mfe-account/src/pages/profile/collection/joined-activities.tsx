import { observer } from 'mobx-react-lite';
import { Link, paths, useOwnList, useText } from '@huoban/runtime';
import { Tag } from '@huoban/ui';
import styles from './collection.module.css';
import { OwnSection } from './own-section';

/** The activities that the visitor has joined or voted in, each with the mark of those who joined. */
export const JoinedActivities = observer(function JoinedActivities() {
  const text = useText();
  const list = useOwnList('GET /api/users/activities');
  const toActivities = <Link to={paths.activity()}>{text('collection.toActivities')}</Link>;
  return (
    <OwnSection
      title={text('collection.activities')}
      list={list}
      empty={
        <>
          {text('collection.noActivities')} {toActivities}
        </>
      }
    >
      {(activities) => (
        <>
          <ul role="list" className={styles.activities}>
            {activities.map(({ id, title, state, mark, joined, vote }) => (
              <li key={id} className={styles.activity}>
                <strong>{title}</strong>
                {mark !== null && <Tag tone="amber">{mark}</Tag>}
                <span className={styles.done}>
                  {[
                    joined && text('collection.joined'),
                    vote !== null && text('collection.voted'),
                    text(`collection.state.${state}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.further}>{toActivities}</p>
        </>
      )}
    </OwnSection>
  );
});
