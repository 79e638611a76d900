import type { FaultCounters } from './fault-counters';

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

const escapeLabel = (value: string): string =>
  value.replace(/[\\"\n]/g, (character) => (character === '\n' ? '\\n' : `\\${character}`));

function line(name: string, labels: Record<string, string>, value: number): string {
  const text = Object.entries(labels).map(([key, label]) => `${key}="${escapeLabel(label)}"`);
  return `${name}${text.length > 0 ? `{${text.join(',')}}` : ''} ${value}`;
}

/** The counters in the text format of Prometheus. */
export function metricsText(counters: FaultCounters): string {
  const visits = Object.entries(counters.summary());
  return [
    '# HELP huoban_visits_total HTML documents with status 200 or 5xx, by release.',
    '# TYPE huoban_visits_total counter',
    ...visits.map(([release, count]) => line('huoban_visits_total', { release }, count.visits)),
    '# HELP huoban_failures_total Versions that failed, on the server or in a browser.',
    '# TYPE huoban_failures_total counter',
    ...counters
      .faults()
      .map(({ count, ...labels }) => line('huoban_failures_total', labels, count)),
    '# HELP huoban_dropped_beacons_total Reports of browsers that were not counted.',
    '# TYPE huoban_dropped_beacons_total counter',
    line('huoban_dropped_beacons_total', {}, counters.droppedReports),
    '# HELP huoban_policy_violations_total What the security policy refused in browsers, by directive.',
    '# TYPE huoban_policy_violations_total counter',
    ...[...counters.violations].map(([directive, count]) =>
      line('huoban_policy_violations_total', { directive }, count),
    ),
    '',
  ].join('\n');
}
