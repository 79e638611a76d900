import { SECTION_NAMES } from '@huoban/contracts';
import * as z from 'zod';
import { FAULT_CAUSES } from '../../app/release/fault';

/** Body of a fault report. */
export const faultReportSchema = z.strictObject({
  release: z.string().regex(/^[0-9a-f]{64}$/),
  section: z.enum(['shell', ...SECTION_NAMES]),
  version: z.string().regex(/^\w[\w.+-]{0,99}$/),
  cause: z.enum(FAULT_CAUSES),
  /** Path of the page, without query. */
  path: z.string().max(500),
  /** Of the document's boot data; early shells send none. */
  token: z.string().max(100).optional(),
});
export type FaultReport = z.infer<typeof faultReportSchema>;

/** Null for a body that the shell would not send. */
export function parseFaultReport(text: string): FaultReport | null {
  try {
    return faultReportSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
