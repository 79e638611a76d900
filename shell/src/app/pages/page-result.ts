import type { PageHead, SectionName } from '@huoban/contracts';
import type { FaultCause } from '../release/fault';

/** Result of the splat route's loader; plain data, so that the server's result hydrates the browser. */
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

/** No such page; service unavailable; refused by the service; section not loadable; page threw; tester link refused. */
export type FailureCause = 'not-found' | 'service' | 'refusal' | 'section' | 'page' | 'link';

/** Whether the failure may be one of the visitor's network. */
export const mayBeOffline = ({ cause }: Pick<PageFailed, 'cause'>): boolean =>
  cause === 'service' || cause === 'section';

/** An error page: of the whole site (404) or of one section that failed. */
export interface PageFailed {
  kind: 'error';
  cause: FailureCause;
  status: number;
  /** Third line of the error page, after status code and status message. */
  message: string;
  section: SectionName | null;
  /** Version that failed; the fallback rule needs it. */
  version: string | null;
  /** The fault to count for that version; null when the version is not at fault. */
  fault: FaultCause | null;
  /** Heading and explanation in place of those of the status. */
  words?: { title: string; lead: string };
}
