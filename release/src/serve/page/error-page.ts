import { RULES, type Refusal } from '../../refusal';
import type { Session } from '../access/session-store';
import { inConsoleWords } from '../words/console-words';
import { layout } from './layout';
import { markup, type Markup } from './markup';

/** Refusals with number, subject, problem, rule and remedy. */
export const refusalList = (refusals: readonly Refusal[]): Markup =>
  markup`<ul class="refusals">${refusals.map(
    ({
      code,
      subject,
      problem,
      remedy,
    }) => markup`<li><strong>${code} ${subject}</strong>: ${problem}.
<br><span class="faint">Rule: ${RULES[code]}.</span><br>${inConsoleWords(remedy)}</li>`,
  )}</ul>`;

export interface ErrorPageProps {
  title: string;
  session: Session | null;
  /** Empty for an error without a number. */
  refusals: readonly Refusal[];
  message: string;
  back: string;
}

/** Reports that an act failed and nothing was changed. */
export const errorPage = ({ title, session, refusals, message, back }: ErrorPageProps): string =>
  layout({
    title,
    session,
    main: markup`<div class="problem" role="alert"><p>Nothing was changed.</p>
${refusals.length > 0 ? refusalList(refusals) : markup`<p>${message}</p>`}</div>
<p><a href="${back}">Back</a></p>`,
  });
