/*
 * The shell's door. Sections use `@huoban/runtime`; what stands here may change with every shell.
 */
export { NavigationProvider, useNavigationDoor } from './routes/navigation-context';
export type { Navigation } from './routes/navigation-context';
export { createRouteMap } from './routes/route-map';
export type { RouteMap, RouteMatch } from './routes/route-map';
export { bySpecificity } from './routes/specificity';
export { deviceFor } from './routes/use-href';
export { mergeQuery, searchOf } from './routes/query';
export { PageProvider, SiteProvider } from './page/page-context';
export { isPageNotFound } from './page/not-found';
export { addMessages, createI18n, hasMessages, textOf } from './i18n/i18n';
export type { I18n } from './i18n/i18n';
export { createApiClient } from './api/create-api-client';
export { createQueryClient } from './api/query-client';
export { createFailureReport } from './api/report-failure';
export { ApiProvider } from './api/api-context';
export { isApiFailure, isMissing, isRefusal } from './api/missing';
export { SessionProvider } from './session/session-context';
export { LOGGED_OUT } from './session/logged-out';
export { endSession } from './session/end-session';
export { readUserInfo } from './session/read-user-info';
export { createSafeStorage, localStore, tabStore } from './storage/safe-storage';
export type { SafeStorage } from './storage/safe-storage';
export { isRecord, parseJson } from './storage/parse-json';
export { readChannel } from './identity/channel';
export { startAnalytics } from './analytics/start-analytics';
export { deviceIdentifier } from './identity/device-identifier';
export { LoginDialogHost, preloadLoginDialog } from './login/login-dialog-host';
export { Toasts } from './toast/toasts';
