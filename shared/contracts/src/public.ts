export {
  LANGUAGES,
  LANGUAGE_NAMES,
  DATE_LOCALE,
  DEFAULT_LANGUAGE,
  DEVICES,
  HTML_LANGUAGE,
  isLanguage,
} from './language';
export type { Language, Device } from './language';
export { methodAndPath } from './method-and-path';
export { isProxyHeader } from './proxy-headers';
export { SECTION_CONTRACT, SECTION_NAMES } from './section';
export type {
  GuardName,
  Messages,
  PageContext,
  PageHead,
  PageModule,
  SectionManifest,
  SectionModule,
  SectionName,
  SectionPage,
  SectionRoute,
  SitemapRule,
} from './section';
export type { AppConfig, SiteConfig, SocialName } from './site';
export { ACT_NAMES, DEV_VERSION_PREFIX, LOG_FORMAT, RELEASE_FORMAT } from './release';
export type {
  ActName,
  Canary,
  ChannelLock,
  DocumentSignature,
  FileRecord,
  LogEntry,
  PinnedSection,
  PinnedVersion,
  Release,
  ReleaseRoute,
  VersionRecord,
} from './release';
export type {
  MessageMetadata,
  SharedNames,
  SharedSignatures,
  Signature,
  VersionMetadata,
} from './version-metadata';
export type { ApiClient, CallOptions } from './api/client';
export { ERROR_CODES } from './api/envelope';
export { isApiFailure, retryAfterSeconds } from './api/failure';
export type { ApiFailure } from './api/failure';
