/*
 * Package export for the shell. Sections use `@huoban/runtime`; these exports may change with every shell version.
 */
export { NavigationProvider, useNavigationContext } from './routes/navigation-context';
export type { Navigation } from './routes/navigation-context';
export { createRouteMap } from './routes/route-map';
export type { RouteMap, RouteMatch } from './routes/route-map';
export { compareSpecificity } from './routes/specificity';
export { resolveDevice } from './routes/use-href';
export { mergeQuery, toSearch } from './routes/query';
export { declaredSearch } from './routes/declared-query';
export { useSearch } from './routes/use-search';
export { PageProvider, SiteProvider } from './page/page-context';
export { isPageNotFound } from './page/not-found';
export { addMessages, createI18n, hasMessages, createTranslate } from './i18n/i18n';
export type { I18n } from './i18n/i18n';
export { createApiClient } from './api/create-api-client';
export { createQueryClient } from './api/react/query-client';
export { createFailureReporter } from './api/failure/failure-reporter';
export { ApiProvider } from './api/react/api-context';
export { isNotFoundFailure, isPermanentRefusal } from './api/failure/failure-kinds';
export { SessionProvider } from './session/session-context';
export { LOGGED_OUT_SESSION } from './session/logged-out';
export { endSession } from './session/end-session';
export { readUserInfo } from './session/read-user-info';
export { createSafeStorage, localStore, tabStore } from './storage/safe-storage';
export type { SafeStorage } from './storage/safe-storage';
export { isRecord, parseJson } from './storage/parse-json';
export { readChannel } from './identity/channel';
export { prepareReports } from './download/prepare-reports';
export { deviceIdentifier } from './identity/device-identifier';
export { LoginDialogHost, preloadLoginDialog } from './login/dialog/login-dialog-host';
export { onMissingChunk } from './lazy/load-chunk';
export { Toasts } from './toast/toasts';
