import type { Comparison } from '../release/diff/compare-targets';
import type { ReleaseDiff } from '../release/diff/release-diff';
import type {
  NameChanges,
  SizeChange,
  ValueChange,
  VersionDiff,
} from '../release/diff/version-diff';
import { formatBytes } from './progress';

const MAX_NAMES = 6;
const MAX_FILES = 5;

export const formatComparison = (comparison: Comparison): string[] =>
  comparison.kind === 'release'
    ? formatReleaseDiff(comparison.diff)
    : formatVersionDiff(comparison.diff);

export function formatReleaseDiff({ artifacts, fallbacks }: ReleaseDiff): string[] {
  if (artifacts.length + fallbacks.length === 0) return ['no differences'];
  return [
    ...artifacts.flatMap(formatVersionDiff),
    ...fallbacks.map((step) => `${step.name}: fallback ${formatChange(step)}`),
  ];
}

/** One line for the version, followed by indented details. */
export function formatVersionDiff(diff: VersionDiff): string[] {
  const { name, version, files } = diff;
  const changed = files.filter(({ path }) => path.startsWith('client/'));
  return [
    `${name}: ${formatChange(version)}`,
    ...nameChangeLines('route', diff.routes),
    ...nameChangeLines('endpoint', diff.endpoints),
    ...diff.endpoints.changed.map(
      ({ endpoint, less }) =>
        `  endpoint ${endpoint} changed${less.length > 0 ? `: ${less.join('; ')}` : ' (additions only)'}`,
    ),
    ...nameChangeLines('message', diff.messages),
    ...(diff.messages.changed.length > 0
      ? [`  messages changed in ${diff.messages.changed.join(', ')}`]
      : []),
    ...diff.shared.map((step) => `  ${step.package}: ${formatChange(step)}`),
    ...diff.sizes.map(sizeLine),
    ...(changed.length > 0 ? [`  client files changed: ${changed.length}`] : []),
    ...changed
      .sort((a, b) => growth(b) - growth(a))
      .slice(0, MAX_FILES)
      .map(({ path, from, to }) => `    ${path} ${formatBytesChange({ from, to })}`),
  ];
}

const growth = ({ from, to }: ValueChange<number>): number => Math.abs((to ?? 0) - (from ?? 0));

const formatChange = ({ from, to }: ValueChange<string>): string =>
  `${from ?? 'none'} → ${to ?? 'none'}`;

function nameChangeLines(label: string, { added, removed }: NameChanges): string[] {
  return [
    ...(added.length > 0 ? [`  ${label} added: ${listSome(added)}`] : []),
    ...(removed.length > 0 ? [`  ${label} removed: ${listSome(removed)}`] : []),
  ];
}

const listSome = (names: string[]): string =>
  names.slice(0, MAX_NAMES).join(', ') +
  (names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '');

const sizeLine = ({ page, scripts, styles }: SizeChange): string =>
  `  ${page} first load: scripts ${formatBytesChange(scripts)}, styles ${formatBytesChange(styles)}`;

function formatBytesChange({ from, to }: ValueChange<number>): string {
  if (to === null) return 'removed';
  if (from === null) return `+${formatBytes(to)}`;
  if (from === to) return formatBytes(to);
  return `${formatBytes(from)} → ${formatBytes(to)} (${to > from ? '+' : ''}${to - from} B)`;
}
