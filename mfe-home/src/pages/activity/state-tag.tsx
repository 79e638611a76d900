import type { Activity } from '@huoban/contracts/api';
import { useText } from '@huoban/runtime';
import { Tag, type TagTone } from '@huoban/ui';

const TONES: Record<Activity['state'], TagTone> = {
  running: 'vermilion',
  upcoming: 'amber',
  ended: 'plain',
};

/** State of an activity and the days left. */
export function StateTag({ activity: { state, days_left: days } }: { activity: Activity }) {
  const text = useText();
  const messageKey =
    days === 0 && state === 'running' ? 'lastDay' : days === 1 ? `${state}One` : state;
  return (
    <Tag tone={TONES[state]}>
      {text(`activity.state.${state === 'ended' ? 'ended' : messageKey}`, { days })}
    </Tag>
  );
}
