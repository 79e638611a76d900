/*
 * Package export for tests of sections and of the shell; the lint rule refuses it elsewhere.
 */
export { apiFailure } from './testing/api-failure';
export { mockIntersectionObserver } from './testing/intersection-observer';
export { createPageRenderer } from './testing/page-renderer';
export type { PageSetup } from './testing/page-renderer';
export type { FakeService } from './testing/page-environment';
export { testSite } from './testing/test-site';
export { lookUpClientIp } from './download/client-ip';
export { localStore } from './storage/safe-storage';
