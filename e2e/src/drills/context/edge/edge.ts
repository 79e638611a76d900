import fs from 'node:fs/promises';
import path from 'node:path';
import { ensureNginx } from '../../../../../scripts/lib/machine/nginx.mjs';
import type { Certificate } from '../../../harness/certificate';
import type { CleanupStack } from '../../../harness/cleanup';
import { freePort, ROOT } from '../../../harness/processes';
import { SkipCase } from '../../../harness/runner';
import { startProgram } from '../debian-program';

export const EDGE_CONFIG = path.join(ROOT, 'deploy/nginx.conf');
const EXAMPLES = path.join(ROOT, 'deploy/edge');
const READY_MS = 10_000;

interface EdgeAddresses {
  /** Port of the edge on 127.0.0.1. */
  port: number;
  folder: string;
  /** Addresses of the shells with their port. */
  shells: readonly string[];
  /** Port of the DNS server that knows `shell.test`, and of every shell. Without it, the addresses are fixed. */
  names?: { dnsPort: number; shellPort: number };
  /** With the example of TLS. */
  tls?: Certificate;
  /** With the example of a proxy in front, which has this address. */
  proxy?: string;
  /** Requests per second of one address in place of the limit of deployments. */
  perSecond?: number;
}

/** The configuration of deployments with the addresses of this machine. @throws Error when it does not contain one */
export function localEdgeConfig(
  config: string,
  { port, folder, shells, names, perSecond = 100 }: EdgeAddresses,
): string {
  const changes: [RegExp, string | ((...groups: string[]) => string)][] = [
    [/listen 8080;/g, `listen 127.0.0.1:${port};`],
    [/\/tmp\/nginx/g, `${folder}/nginx`],
    [/\/etc\/nginx\/huoban\/edge/g, `${folder}/edge`],
    [/access_log \S+ events;/g, `access_log ${folder}/access.log events;`],
    [/error_log \S+ warn;/g, `error_log ${folder}/error.log warn;`],
    [/rate=100r\/s/g, `rate=${perSecond}r/s`],
    [/resolver 127\.0\.0\.11 /g, `resolver 127.0.0.1:${names?.dnsPort ?? 53} `],
    [
      /server shell:3000 resolve (.*);/g,
      (_, options = '') =>
        names
          ? `server shell.test:${names.shellPort} resolve ${options};`
          : shells.map((shell) => `server ${shell} ${options};`).join('\n    '),
    ],
  ];
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) === -1) throw new Error(`the edge's configuration has no ${from.source}`);
    return typeof to === 'string' ? text.replace(from, to) : text.replace(from, to);
  }, config);
}

export interface Edge {
  url: string;
  pid: number;
  /** Over TLS, with `tls`. */
  secureUrl: string;
  log: () => Promise<Record<string, string>[]>;
}

async function requireNginx() {
  const nginx = await ensureNginx();
  if (!nginx) throw new SkipCase('nginx is neither installed nor installable here');
  return nginx;
}

/**
 * Starts nginx in the foreground; resolves when the last address that it listens on answers.
 * @throws SkipCase where it is missing
 */
export async function startNginx(
  cleanup: CleanupStack,
  folder: string,
  config: string,
  options?: { stopSignal: NodeJS.Signals },
): ReturnType<typeof startProgram> {
  const { program } = await requireNginx();
  const file = path.join(folder, 'nginx.conf');
  await fs.writeFile(file, config);
  const address = [...config.matchAll(/listen (127\.0\.0\.1:\d+)/g)].at(-1)?.[1] ?? '';
  const command = [program, '-p', folder, '-c', file, '-g', 'daemon off;'] as const;
  const started = await startProgram(cleanup, command, {
    ...options,
    readyMs: READY_MS,
    isReady: async () => (await fetch(`http://${address}`, { redirect: 'manual' })).status > 0,
  });
  // Otherwise another program that took the port would answer for it.
  const output = started.output();
  if (output.includes('bind()')) throw new Error(`nginx does not get its port: ${output}`);
  return started;
}

/** Starts nginx with the configuration of deployments. @throws SkipCase where it is missing or too old */
export async function startEdge(
  cleanup: CleanupStack,
  addresses: Pick<EdgeAddresses, 'shells' | 'names' | 'tls' | 'proxy' | 'perSecond'>,
): Promise<Edge> {
  const nginx = await requireNginx();
  if (addresses.names && !nginx.resolves)
    throw new SkipCase(`nginx ${nginx.version} is older than 1.27.3, which resolves names again`);
  const folder = await cleanup.temporaryFolder('huoban-edge-');
  await fs.chmod(folder, 0o777);
  const port = await freePort();
  const source = await fs.readFile(EDGE_CONFIG, 'utf8');
  const securePort = await freePort();
  if (addresses.tls) await writeTls(folder, securePort, addresses.tls, nginx.resolves);
  if (addresses.proxy) await writeProxy(folder, addresses.proxy);
  const config = localEdgeConfig(source, { ...addresses, port, folder });
  const { pid = 0 } = await startNginx(cleanup, folder, config);
  const url = `http://127.0.0.1:${port}`;
  const log = async () =>
    (await fs.readFile(path.join(folder, 'access.log'), 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Record<string, string>);
  return { url, pid, secureUrl: `https://127.0.0.1:${securePort}`, log };
}

async function writeProxy(folder: string, proxy: string): Promise<void> {
  const example = await fs.readFile(path.join(EXAMPLES, 'behind-proxy.conf.example'), 'utf8');
  const local = example.replace('10.0.0.0/8', proxy).replace('"^10\\."', `"^${proxy}$"`);
  if (local.includes('10')) throw new Error(`the example has other addresses: ${local}`);
  await fs.mkdir(path.join(folder, 'edge'), { recursive: true });
  await fs.writeFile(path.join(folder, 'edge/behind-proxy.conf'), local);
}

/** The example of TLS with a certificate. `http2 on` needs nginx 1.25.1. */
async function writeTls(
  folder: string,
  port: number,
  { cert, key }: Certificate,
  hasHttp2: boolean,
): Promise<void> {
  const secrets = path.join(folder, 'edge/secrets');
  await fs.mkdir(secrets, { recursive: true });
  await fs.writeFile(path.join(secrets, 'fullchain.pem'), cert);
  await fs.writeFile(path.join(secrets, 'privkey.pem'), key);
  const example = await fs.readFile(path.join(EXAMPLES, 'tls.conf.example'), 'utf8');
  const local = example
    .replace('listen 8443', `listen 127.0.0.1:${port}`)
    .replaceAll('/etc/nginx/huoban/edge', `${folder}/edge`);
  await fs.writeFile(
    path.join(folder, 'edge/tls.conf'),
    hasHttp2 ? local : local.replace('http2 on;', ''),
  );
}
