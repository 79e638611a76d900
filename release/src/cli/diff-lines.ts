import type { ReleaseDiff } from '../diff/release-diff';
import type { Both, SizeChange, Step, VersionDiff } from '../diff/version-diff';
import { sizeText } from './progress';

const MOST_NAMES = 6;
const MOST_FILES = 5;

/** How two releases differ, for people. */
export function releaseDiffLines({ artifacts, fallbacks }: ReleaseDiff): string[] {
  if (artifacts.length + fallbacks.length === 0) return ['They are the same.'];
  return [
    ...artifacts.flatMap(versionDiffLines),
    ...fallbacks.map((step) => `${step.name}: falls back to ${stepText(step)}`),
  ];
}

/** How two versions of one artifact differ: a line for the version, more of what differs below it. */
export function versionDiffLines(diff: VersionDiff): string[] {
  const { name, version, files } = diff;
  const changed = files.filter(({ path }) => path.startsWith('client/'));
  return [
    `${name}: ${stepText(version)}`,
    ...bothLines('route', diff.routes),
    ...bothLines('endpoint', diff.endpoints),
    ...diff.endpoints.changed.map(
      ({ endpoint, less }) =>
        `  endpoint ${endpoint} differs${less.length > 0 ? `: ${less.join('; ')}` : ', by addition only'}`,
    ),
    ...bothLines('message', diff.messages),
    ...(diff.messages.changed.length > 0
      ? [`  words differ in ${diff.messages.changed.join(', ')}`]
      : []),
    ...diff.shared.map((step) => `  ${step.package}: ${stepText(step)}`),
    ...diff.sizes.map(sizeLine),
    ...(changed.length > 0 ? [`  client files: ${changed.length} differ`] : []),
    ...changed
      .sort((a, b) => growth(b) - growth(a))
      .slice(0, MOST_FILES)
      .map(({ path, from, to }) => `    ${path} ${bytesStep({ from, to })}`),
  ];
}

const growth = ({ from, to }: Step<number>): number => Math.abs((to ?? 0) - (from ?? 0));

const stepText = ({ from, to }: Step<string>): string => `${from ?? 'none'} → ${to ?? 'none'}`;

function bothLines(what: string, { added, removed }: Both): string[] {
  return [
    ...(added.length > 0 ? [`  ${what} added: ${some(added)}`] : []),
    ...(removed.length > 0 ? [`  ${what} removed: ${some(removed)}`] : []),
  ];
}

const some = (names: string[]): string =>
  names.slice(0, MOST_NAMES).join(', ') +
  (names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : '');

const sizeLine = ({ page, scripts, styles }: SizeChange): string =>
  `  ${page} loads first: scripts ${bytesStep(scripts)}, styles ${bytesStep(styles)}`;

function bytesStep({ from, to }: Step<number>): string {
  if (to === null) return 'gone';
  if (from === null) return `+${sizeText(to)}`;
  if (from === to) return sizeText(to);
  return `${sizeText(from)} → ${sizeText(to)} (${to > from ? '+' : ''}${to - from} B)`;
}
