import { refusalError } from '../../refusal';

/** @throws ReleaseRefused R024 for anything but whole percents from 1 to 100 */
export function assertShare(share: number): void {
  if (Number.isInteger(share) && share >= 1 && share <= 100) return;
  throw refusalError({
    code: 'R024',
    subject: `${share} percent`,
    problem: 'it is no share of the visitors',
    remedy: 'Name whole percents from 1 to 100; `canary withdraw` ends it.',
  });
}
