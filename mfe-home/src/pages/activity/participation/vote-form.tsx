import { useId, type SubmitEvent } from 'react';
import { observer } from 'mobx-react-lite';
import type { Activity } from '@huoban/contracts/api';
import { useOwnChange, useText } from '@huoban/runtime';
import { Button, joinClasses, useFocusFallback } from '@huoban/ui';
import { useOwnActivity, VOTE } from './own-activities';
import styles from './vote-form.module.css';

interface VoteFormProps {
  activityId: string;
  vote: NonNullable<Activity['vote']>;
}

/** The options, until the visitor has voted. */
const Ballot = observer(function Ballot({ activityId, vote }: VoteFormProps) {
  const text = useText();
  const { run, isBusy } = useOwnChange(VOTE);
  const name = useId();
  const { question, options, open } = vote;
  // Read when it is sent: a choice made before hydration triggers no event.
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get(name);
    if (typeof chosen === 'string') run({ activity_id: activityId, option_id: chosen });
  };
  return (
    <form className={styles.vote} aria-busy={isBusy} onSubmit={handleSubmit}>
      <fieldset className={styles.options} disabled={!open}>
        <legend className={styles.question}>{question}</legend>
        {options.map((option) => (
          <label key={option.id} className={styles.option}>
            <input type="radio" name={name} value={option.id} required />
            {option.name}
          </label>
        ))}
      </fieldset>
      {open ? (
        <Button type="submit" variant="secondary" busy={isBusy}>
          {text('activity.vote')}
        </Button>
      ) : (
        <p className={styles.note}>{text('activity.voteClosed')}</p>
      )}
    </form>
  );
});

/** One vote per account; the counts of all options appear after it. */
export const VoteForm = observer(function VoteForm({ activityId, vote }: VoteFormProps) {
  const own = useOwnActivity(activityId);
  const place = useFocusFallback<HTMLDivElement>('inside');
  return (
    <div ref={place} tabIndex={-1}>
      {own?.vote == null ? (
        <Ballot activityId={activityId} vote={vote} />
      ) : (
        <VoteResult question={vote.question} options={vote.options} own={own} />
      )}
    </div>
  );
});

interface VoteResultProps extends Pick<VoteFormProps['vote'], 'question' | 'options'> {
  own: NonNullable<ReturnType<typeof useOwnActivity>>;
}

function VoteResult({ question, options, own }: VoteResultProps) {
  const text = useText();
  const countOf = (id: string) =>
    own.counts.find(({ option_id: option }) => option === id)?.count ?? 0;
  const most = Math.max(1, ...options.map(({ id }) => countOf(id)));
  return (
    <div className={styles.vote} role="status">
      <p className={styles.question}>{question}</p>
      <ul role="list" className={styles.options}>
        {options.map(({ id, name }) => (
          <li key={id} className={joinClasses(styles.result, id === own.vote && styles.own)}>
            <span>
              {name}
              {id === own.vote && <strong className={styles.mine}>{text('activity.yours')}</strong>}
            </span>
            <span className={styles.count}>{text('activity.votes', { count: countOf(id) })}</span>
            <meter
              className={styles.bar}
              min={0}
              max={most}
              value={countOf(id)}
              aria-label={name}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
