import { createHash } from 'node:crypto';
import type { SiteConfig } from '@huoban/contracts';

const sha256 = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Origins outside of ours among configured addresses; none for paths and what is absent. */
const externalOrigins = (addresses: (string | null | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) =>
      address && URL.canParse(address) ? [` ${new URL(address).origin}`] : [],
    ),
  ),
];

type ExternalLinks = Pick<SiteConfig, 'analytics' | 'links'>;

/**
 * Headers of every HTML answer. Scripts only from our own origin and only with a hash, and never made of text (the one
 * policy is in `client/inline-scripts/trusted-types.ts`); styles inlined are named.
 */
export function securityHeaders(
  inlineStyles: readonly string[],
  { analytics, links }: ExternalLinks,
): Record<string, string> {
  const asked = externalOrigins([analytics?.collector, links.ipLookup]).join('');
  const shown = externalOrigins([links.promoVideo]).join('');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${inlineStyles.map(sha256).join(' ')}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${asked}`,
    `media-src 'self'${shown}`,
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
