import type { Talker } from './message-client';

type Stored = readonly { seq: number; client_message_id: string | null }[];

export interface Findings {
  lane: string;
  acknowledged: number;
  stored: number;
  /** Acknowledged messages that are not stored exactly once. */
  lost: number;
  /** Over both clients: messages that came again, that came too early or late, and that never came. */
  twice: number;
  disordered: number;
  missing: number;
  resent: number;
  connections: number;
  kills: number;
  drops: number;
  crashes: number;
  acknowledgeTimes: number[];
  arrivalTimes: number[];
}

const timesOf = (values: readonly string[], wanted: string) =>
  values.filter((value) => value === wanted).length;

/** Compares what the clients were promised and told with what is stored. */
export const compare = (
  about: Pick<Findings, 'lane' | 'kills' | 'drops' | 'crashes'>,
  talkers: readonly Talker[],
  history: Stored,
): Findings => {
  const stored = history.flatMap(({ client_message_id: id }) => (id === null ? [] : [id]));
  const promised = talkers.flatMap(({ acknowledged }) => [...acknowledged]);
  const sum = (count: (talker: Talker) => number) =>
    talkers.reduce((total, talker) => total + count(talker), 0);
  return {
    ...about,
    acknowledged: promised.length,
    stored: history.length,
    lost: promised.filter((id) => timesOf(stored, id) !== 1).length,
    twice: sum(({ received }) => received.length - new Set(received.map(({ seq }) => seq)).size),
    disordered: sum(
      ({ received }) =>
        received.filter(({ seq }, at) => at > 0 && seq <= (received[at - 1]?.seq ?? 0)).length,
    ),
    missing: sum(({ received }) => {
      const seen = new Set(received.map(({ seq }) => seq));
      return history.filter(({ seq }) => !seen.has(seq)).length;
    }),
    resent: sum(({ resent }) => resent),
    connections: sum(({ connections }) => connections),
    acknowledgeTimes: talkers.flatMap(({ acknowledgeTimes }) => acknowledgeTimes),
    arrivalTimes: talkers.flatMap(({ arrivalTimes }) => arrivalTimes),
  };
};

const ms = (values: readonly number[], share: number): string => {
  const sorted = [...values].sort((one, other) => one - other);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(0);
};

const COLUMNS: [title: string, value: (found: Findings) => string | number][] = [
  ['lane', ({ lane }) => lane],
  ['kills', ({ kills }) => kills],
  ['drops', ({ drops }) => drops],
  ['crashes', ({ crashes }) => crashes],
  ['acked', ({ acknowledged }) => acknowledged],
  ['stored', ({ stored }) => stored],
  ['lost', ({ lost }) => lost],
  ['missing', ({ missing }) => missing],
  ['twice', ({ twice }) => twice],
  ['disordered', ({ disordered }) => disordered],
  ['resent', ({ resent }) => resent],
  ['connections', ({ connections }) => connections],
  ['ack p50/p99 ms', ({ acknowledgeTimes: t }) => `${ms(t, 0.5)}/${ms(t, 0.99)}`],
  ['arrival p50/p99 ms', ({ arrivalTimes: t }) => `${ms(t, 0.5)}/${ms(t, 0.99)}`],
];

/** The findings as a Markdown table. */
export const tableOf = (findings: readonly Findings[]): string =>
  [
    COLUMNS.map(([title]) => title),
    COLUMNS.map(() => '---'),
    ...findings.map((found) => COLUMNS.map(([, value]) => String(value(found)))),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Whether every promise was kept. */
export const held = (found: Findings, expected: number): boolean =>
  found.acknowledged === expected &&
  [found.lost, found.missing, found.twice, found.disordered, found.crashes].every((n) => n === 0);
