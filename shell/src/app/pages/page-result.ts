import type { PageHead, SectionName } from '@huoban/contracts';
import type { FaultCause } from '../release/fault';

/** What the splat route's loader answers; plain data, so that the server's answer hydrates the browser's. */
export type PageResult = PageFound | PageFailed;

export interface PageFound {
  kind: 'page';
  section: SectionName;
  version: string;
  page: string;
  params: Record<string, string>;
  chunk: string;
  head: PageHead;
}

/** Nothing there; the service away; it said no; the section not loadable; the page threw; a tester link refused. */
export type FailureCause = 'not-found' | 'service' | 'refusal' | 'section' | 'page' | 'link';

/** An error page: of the whole site (404) or of one section that could not answer. */
export interface PageFailed {
  kind: 'error';
  cause: FailureCause;
  status: number;
  /** Third line of the error page, after status code and status message. */
  message: string;
  section: SectionName | null;
  /** Version that failed, for the fallback rule. */
  version: string | null;
  /** What is counted against that version; null when it has done nothing wrong. */
  fault: FaultCause | null;
  /** Heading and explanation in the language of the page, where those of the status do not say what happened. */
  words?: { title: string; lead: string };
}
