import type { Activity } from '@huoban/contracts/api';
import { useText } from '@huoban/runtime';
import { Tag, type TagTone } from '@huoban/ui';

const TONES: Record<Activity['state'], TagTone> = {
  running: 'vermilion',
  upcoming: 'amber',
  ended: 'plain',
};

/** Whether it runs, and for how much longer. */
export function StateTag({ activity: { state, days_left: days } }: { activity: Activity }) {
  const text = useText();
  const moment = days === 0 && state === 'running' ? 'lastDay' : days === 1 ? `${state}One` : state;
  return (
    <Tag tone={TONES[state]}>
      {text(`activity.state.${state === 'ended' ? 'ended' : moment}`, { days })}
    </Tag>
  );
}
