export { openReportSigner } from './evidence/sign-report';
export type { Evidence } from './evidence/evidence';
export type { SmokeReport } from './evidence/smoke-report';
