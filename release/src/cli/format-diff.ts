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

/** How two releases differ, for people. */
export function formatReleaseDiff({ artifacts, fallbacks }: ReleaseDiff): string[] {
  if (artifacts.length + fallbacks.length === 0) return ['They are the same.'];
  return [
    ...artifacts.flatMap(formatVersionDiff),
    ...fallbacks.map((step) => `${step.name}: falls back to ${formatChange(step)}`),
  ];
}

/** How two versions of one artifact differ: a line for the version, more of what differs below it. */
export function formatVersionDiff(diff: VersionDiff): string[] {
  const { name, version, files } = diff;
  const changed = files.filter(({ path }) => path.startsWith('client/'));
  return [
    `${name}: ${formatChange(version)}`,
    ...nameChangeLines('route', diff.routes),
    ...nameChangeLines('endpoint', diff.endpoints),
    ...diff.endpoints.changed.map(
      ({ endpoint, less }) =>
        `  endpoint ${endpoint} differs${less.length > 0 ? `: ${less.join('; ')}` : ', by addition only'}`,
    ),
    ...nameChangeLines('message', diff.messages),
    ...(diff.messages.changed.length > 0
      ? [`  words differ in ${diff.messages.changed.join(', ')}`]
      : []),
    ...diff.shared.map((step) => `  ${step.package}: ${formatChange(step)}`),
    ...diff.sizes.map(sizeLine),
    ...(changed.length > 0 ? [`  client files: ${changed.length} differ`] : []),
    ...changed
      .sort((a, b) => growth(b) - growth(a))
      .slice(0, MAX_FILES)
      .map(({ path, from, to }) => `    ${path} ${formatBytesChange({ from, to })}`),
  ];
}

const growth = ({ from, to }: ValueChange<number>): number => Math.abs((to ?? 0) - (from ?? 0));

const formatChange = ({ from, to }: ValueChange<string>): string =>
  `${from ?? 'none'} → ${to ?? 'none'}`;

function nameChangeLines(what: string, { added, removed }: NameChanges): string[] {
  return [
    ...(added.length > 0 ? [`  ${what} added: ${listSome(added)}`] : []),
    ...(removed.length > 0 ? [`  ${what} removed: ${listSome(removed)}`] : []),
  ];
}

const listSome = (names: string[]): string =>
  names.slice(0, MAX_NAMES).join(', ') +
  (names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '');

const sizeLine = ({ page, scripts, styles }: SizeChange): string =>
  `  ${page} loads first: scripts ${formatBytesChange(scripts)}, styles ${formatBytesChange(styles)}`;

function formatBytesChange({ from, to }: ValueChange<number>): string {
  if (to === null) return 'gone';
  if (from === null) return `+${formatBytes(to)}`;
  if (from === to) return formatBytes(to);
  return `${formatBytes(from)} → ${formatBytes(to)} (${to > from ? '+' : ''}${to - from} B)`;
}
