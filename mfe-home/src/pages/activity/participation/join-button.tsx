import { observer } from 'mobx-react-lite';
import { Link, paths, useOwnChange, useText } from '@huoban/runtime';
import { Button, Icon, useFocusFallback } from '@huoban/ui';
import { JOIN, useOwnActivity } from './own-activities';
import styles from './join-button.module.css';

/** Joins the activity, or says that the visitor has joined, with the way to the profile and back out. */
export const JoinButton = observer(function JoinButton({ activityId }: { activityId: string }) {
  const text = useText();
  const own = useOwnActivity(activityId);
  const { run, isBusy } = useOwnChange(JOIN);
  const place = useFocusFallback<HTMLDivElement>('inside');
  const setJoined = (joined: boolean) => run({ activity_id: activityId, joined });
  return (
    <div ref={place} tabIndex={-1} className={styles.join} role="status">
      {own?.joined ? (
        <>
          <span className={styles.joined}>
            <Icon name="check" />
            {text('activity.joined')}
          </span>
          <Link to={paths.profile()}>{text('activity.toProfile')}</Link>
          <Button variant="link" size="small" busy={isBusy} onClick={() => setJoined(false)}>
            {text('activity.leave')}
          </Button>
        </>
      ) : (
        <Button busy={isBusy} onClick={() => setJoined(true)}>
          {text('activity.join')}
        </Button>
      )}
    </div>
  );
});
