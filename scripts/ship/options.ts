import os from 'node:os';
import path from 'node:path';
import { ARTIFACT_NAMES, isArtifactName, type ArtifactName } from '@huoban/release';
import { readWords, UsageError } from '../lib/cli/usage-error';

export interface ShipOptions {
  name: ArtifactName;
  registry: string;
  /** Folder of the signing keys. */
  keys: string;
  /** null: publish only. */
  pin: { channel: string; author: string; reason: string; force: string | undefined } | null;
  /** A tester link to the active release of the channel with this version; null for none. */
  preview: { channel: string; author: string; site: string } | null;
}

export const HELP = `Tests, builds and publishes one section or the shell.

  pnpm --filter mfe-home ship
  pnpm --filter mfe-home ship --pin staging --reason "new hero" [--author ming]
  pnpm --filter mfe-home ship --preview --site https://www.example.com

  --pin      channel to pin the new version on; other artifacts keep their versions
  --reason   reason in the log (required with --pin)
  --author   author in the log; by default RELEASE_AUTHOR, else the name of this account
  --force    reason to pin without evidence on a protected channel; kept in the log
  --preview  print a tester link to the active release of CHANNEL (production) with this version
  --site     address of the site for the link (or SITE_ORIGIN; default http://127.0.0.1:3000)

  DATA_DIR, REGISTRY_DIR, KEYS_DIR and SIGNING_KEY have the meaning that they have for npm run release.
`;

const OPTIONS = {
  pin: { type: 'string' },
  author: { type: 'string' },
  reason: { type: 'string' },
  force: { type: 'string' },
  preview: { type: 'boolean', default: false },
  site: { type: 'string' },
} as const;

type Values = ReturnType<typeof readWords<typeof OPTIONS>>['values'];

/**
 * @param words command line arguments, the artifact first
 * @throws UsageError, or HelpRequested for `--help`
 */
export function readShipOptions(
  words: string[],
  env: NodeJS.ProcessEnv,
  root: string,
): ShipOptions {
  const {
    values,
    positionals: [name],
  } = readWords(words, OPTIONS, HELP);
  if (!isArtifactName(name)) {
    throw new UsageError(`Name an artifact: ${ARTIFACT_NAMES.join(', ')}.`);
  }
  const author = values.author || env['RELEASE_AUTHOR'] || os.userInfo().username;
  const dataDir = path.resolve(root, env['DATA_DIR'] ?? '.data');
  return {
    name,
    registry: path.resolve(root, env['REGISTRY_DIR'] ?? path.join(dataDir, 'registry')),
    keys: path.resolve(root, env['KEYS_DIR'] ?? path.join(dataDir, 'keys')),
    pin: pinOf(values, author),
    preview: values.preview ? previewOf(values, env, author) : null,
  };
}

function pinOf({ pin: channel, reason, force }: Values, author: string): ShipOptions['pin'] {
  if (channel === undefined) return null;
  if (!reason) throw new UsageError('--pin requires --reason.');
  return { channel, author, reason, force };
}

function previewOf(
  { site }: Values,
  env: NodeJS.ProcessEnv,
  author: string,
): NonNullable<ShipOptions['preview']> {
  const address = site ?? env['SITE_ORIGIN'] ?? 'http://127.0.0.1:3000';
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new UsageError(`--site must begin with http:// or https://, not "${address}".`);
  return { channel: env['CHANNEL'] ?? 'production', author, site: new URL(address).origin };
}
