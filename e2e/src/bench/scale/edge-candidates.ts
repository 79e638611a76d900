import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { ensureNginx } from '../../../../scripts/lib/machine/nginx.mjs';
import { startProgram } from '../../drills/context/debian-program';
import { startEdge } from '../../drills/context/edge/edge';
import type { CleanupStack } from '../../harness/cleanup';
import { freePort } from '../../harness/processes';

/** One visitor of the load stands for many. */
export const PER_SECOND = 1_000_000;
const READY_MS = 10_000;

interface StartedEdge {
  url: string;
  pid: number;
}

/** Starts an edge in front of servers. @returns null where the program is missing */
export type StartEdge = (
  cleanup: CleanupStack,
  servers: readonly string[],
) => Promise<StartedEdge | null>;

interface EdgeProgram {
  /** Of the Debian package; not installed for a measurement. */
  program: string;
  file: string;
  args: (file: string) => string[];
  config: (port: number, servers: readonly string[]) => string;
}

/** The same promises as `deploy/nginx.conf`: no kept connections, 300 ms to connect, a lost server is left out for 2 s. */
const CADDY: EdgeProgram = {
  program: '/usr/bin/caddy',
  file: 'Caddyfile',
  args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  config: (port, servers) => `{
  admin off
  auto_https off
}
http://127.0.0.1:${port} {
  bind 127.0.0.1
  reverse_proxy ${servers.join(' ')} {
    lb_policy round_robin
    lb_try_duration 2s
    lb_try_interval 10ms
    max_fails 1
    fail_duration 2s
    transport http {
      dial_timeout 300ms
      keepalive off
    }
  }
}
`,
};

const HAPROXY: EdgeProgram = {
  program: '/usr/sbin/haproxy',
  file: 'haproxy.cfg',
  args: (file) => ['-db', '-f', file],
  config: (port, servers) => `global
  maxconn 4096
defaults
  mode http
  timeout connect 300ms
  timeout client 65s
  timeout server 20s
  option http-server-close
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
frontend edge
  bind 127.0.0.1:${port}
  default_backend shells
backend shells
  balance roundrobin
${servers
  .map(
    (server, number) =>
      `  server shell${number} ${server} check inter 2s fall 1 observe layer4 error-limit 1 on-error mark-down`,
  )
  .join('\n')}
`,
};

const starterOf =
  ({ program, file, args, config }: EdgeProgram): StartEdge =>
  async (cleanup, servers) => {
    if (!existsSync(program)) return null;
    const folder = await cleanup.temporaryFolder('huoban-edge-');
    const own = path.join(folder, file);
    const port = await freePort();
    await fs.writeFile(own, config(port, servers));
    const env = { XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
    const url = `http://127.0.0.1:${port}`;
    const isReady = async () => (await fetch(url)).ok;
    const options = { env, readyMs: READY_MS, isReady };
    const { pid = 0 } = await startProgram(cleanup, [program, ...args(own)], options);
    return { url, pid };
  };

/** What could be the edge of deployments, by name. nginx has the configuration of deployments. */
export const EDGE_CANDIDATES: Readonly<Record<string, StartEdge>> = {
  nginx: async (cleanup, shells) =>
    (await ensureNginx()) && startEdge(cleanup, { shells, perSecond: PER_SECOND }),
  Caddy: starterOf(CADDY),
  HAProxy: starterOf(HAPROXY),
};
