import type { Evidence } from '../../evidence/evidence';
import { findScopeGaps } from '../../evidence/smoke-scope';
import { instant } from './layout';
import { markup, type Markup } from './markup';

/** Smoke runs against one release, newest first. */
export const evidenceList = (evidence: readonly Evidence[]): Markup =>
  evidence.length === 0
    ? markup`<p class="faint">No smoke run against exactly this release.</p>`
    : markup`<ul class="evidence">${evidence.map(
        ({ passed, checks, failures, at, url, author, tool, scope }) =>
          markup`<li>${passed ? 'Passed' : markup`<strong class="warn">Failed</strong>`}: ${checks} checks, ${
            failures.length
          } failed, ${instant(at)}, ${url} (${tool}, ${author})${gapsNote(findScopeGaps(scope))}</li>`,
      )}</ul>`;

const gapsNote = (gaps: readonly string[]): Markup | null =>
  gaps.length === 0
    ? null
    : markup`; <strong class="warn">incomplete</strong>, missing ${gaps.join('; ')}`;
