import type { Signature, VersionRecord } from '@huoban/contracts';
import type { Refusal } from '../refusal';
import { versionLabel } from './version-label';

/**
 * R053: what the compiler declared for a shared export when the section was built is what the shell's declares. Not a type
 * check: only additional optional members count as compatible. Not checked: names that the shell lacks (R016), and versions
 * built before signatures were recorded.
 */
export const checkSignatures = (section: VersionRecord, shell: VersionRecord): Refusal[] =>
  Object.entries(section.signatures ?? {}).flatMap(([owner, signatures]) =>
    Object.entries(signatures).flatMap(([name, expected]) => {
      const provided = shell.signatures?.[owner]?.[name];
      if (!provided || isCompatible(expected, provided)) return [];
      return [
        {
          code: 'R053' as const,
          subject: versionLabel(section),
          problem: `${name} of ${owner} has another signature in ${versionLabel(shell)}: ${describeDifference(expected, provided)}`,
          remedy: `Build the section against that shell and pin both together, or pin the shell that it was built against.`,
        },
      ];
    }),
  );

const linesOf = ({ text }: Signature): string[] => text.split('\n').map((line) => line.trim());

const OPTIONAL_MEMBER = /^(readonly )?[\w$]+\?: .*;$/;

/** Whether the provided signature has the expected lines in their order, and only optional members between them. */
function isCompatible(expected: Signature, provided: Signature): boolean {
  if (expected.hash === provided.hash) return true;
  const open = linesOf(expected);
  for (const line of linesOf(provided)) {
    if (line === open[0]) open.shift();
    else if (!OPTIONAL_MEMBER.test(line)) return false;
  }
  return open.length === 0;
}

const MAX_LINES = 6;

function describeDifference(expected: Signature, provided: Signature): string {
  const [before, after] = [linesOf(expected), linesOf(provided)];
  const lines = [
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
  ];
  const more = lines.length > MAX_LINES ? [`and ${lines.length - MAX_LINES} more lines`] : [];
  return lines.length > 0 ? [...lines.slice(0, MAX_LINES), ...more].join(' ') : 'another order';
}
