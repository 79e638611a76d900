import { createHash } from 'node:crypto';
import type { SiteConfig } from '@huoban/contracts';

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Origins of the configured URLs; paths and missing values have none. */
const externalOrigins = (addresses: (string | null | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address && URL.canParse(address) ? [` ${new URL(address).origin}`] : [],
    ),
  ),
];

type ExternalLinks = Pick<SiteConfig, 'analytics' | 'app' | 'links'>;

/** Texts that the document contains. */
export interface Inlined {
  scripts: readonly string[];
  styles: readonly string[];
}

/**
 * Headers of every HTML response. Scripts only from our origin, with a hash and never created from text (the Trusted
 * Types policy is in `client/inline-scripts/trusted-types.ts`); inlined scripts and styles are allowed by hash.
 */
export function securityHeaders(
  inlined: Inlined,
  { analytics, app, links }: ExternalLinks,
): Record<string, string> {
  const connected = externalOrigins([app.apiBaseUrl, analytics?.collector, links.ipLookup]).join(
    '',
  );
  const media = externalOrigins([links.promoVideo]).join('');
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...inlined.scripts.map(sha256)].join(' '),
    ["style-src 'self'", ...inlined.styles.map(sha256)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${connected}`,
    `media-src 'self'${media}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    'report-uri /-/violation',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}
