import { refusalError } from '../../refusal';

/** @throws ReleaseRefused R024 unless it is an integer from 1 to 100 */
export function assertShare(share: number): void {
  if (Number.isInteger(share) && share >= 1 && share <= 100) return;
  throw refusalError({
    code: 'R024',
    subject: `${share} percent`,
    problem: 'the share is invalid',
    remedy: 'Use an integer from 1 to 100. `canary withdraw` ends a canary.',
  });
}
