/*
 * Package export for sections. Published sections import these names at run time: do not rename or remove one (R013).
 */
export type { CurrentPage } from './page/page-context';
export { useLanguage, usePage, usePlace, useSite } from './page/page-context';
export { inTime, useLateData } from './page/late-data';
export { notFound } from './page/not-found';
export { onServer } from './environment';
export { addressOf, breadcrumb } from './page/breadcrumb';
export { parsePlace, pathnameOf, plainPath } from './routes/route-location';
export type { RouteLocation } from './routes/route-location';
export { paths } from './routes/paths';
export { Link } from './routes/link';
export type { LinkProps } from './routes/link';
export { useGo } from './routes/use-go';
export type { GoOptions } from './routes/use-go';
export { useHref } from './routes/use-href';
export type { LinkTarget } from './routes/use-href';
export { useText } from './i18n/use-text';
export type { Translate } from './i18n/i18n';
export { apiQuery, useApiQuery } from './api/react/api-query';
export { useApi } from './api/react/api-context';
export { loadChunk, retryLoad } from './lazy/load-chunk';
export { failureText } from './api/failure/failure-text';
export { FailureNotice } from './api/failure/failure-notice';
export { addressFilters } from './listing/url-filters';
export type { FilterLinkProps } from './listing/url-filters';
export { EndlessEnd } from './listing/infinite-list-end';
export { endlessQuery, loadEndless } from './listing/infinite-list-query';
export { useSession } from './session/session-context';
export type { Session, UserInfo } from './session/session';
export { toast } from './toast/toast';
export { Countdown } from './login/countdown';
export { AppLink } from './download/app-link';
export { useDownload } from './download/use-download';
export type { Download } from './download/use-download';
export { localStore, tabStore } from './storage/safe-storage';
export type { SafeStorage } from './storage/safe-storage';
