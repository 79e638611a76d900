import fs from 'node:fs/promises';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import net from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { SectionName } from '@huoban/contracts';
import { DEV_VERSION_PREFIX } from '@huoban/contracts';
import {
  CLIENT_PATH,
  developmentDocument,
  developmentHeaders,
  STATE_PATH,
} from './development-page';
import type { StateStream } from './state-stream';

export interface DevelopmentProxyOptions {
  section: SectionName;
  /** Port of the shell on this machine. */
  shellPort: number;
  /** Folder of the latest client files. */
  built: string;
  client: string;
  stream: StateStream;
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};
/** The release pins the integrity of the entry, so only other files may be newer. */
const ENTRY = 'remoteEntry.js';

/** Proxies the shell, and serves the latest files of the section and the development client. */
export function createDevelopmentProxy(options: DevelopmentProxyOptions): http.Server {
  const server = http.createServer((request, response) => {
    answer(options, request, response).catch((error: unknown) => unavailable(response, error));
  });
  server.on('upgrade', (request, socket, head) => {
    joinSockets(options.shellPort, { request, socket, head });
  });
  return server;
}

async function answer(
  options: DevelopmentProxyOptions,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === STATE_PATH) return options.stream.subscribe(response);
  if (pathname === CLIENT_PATH) return send(response, '.js', options.client);
  const file = newestFile(options, pathname);
  const content = file && (await fs.readFile(file).catch(() => null));
  if (content) return send(response, path.extname(file), content);
  await relay(options.shellPort, request, response);
}

/** Latest file of the section for a path; null for paths that the shell must answer. */
function newestFile({ section, built }: DevelopmentProxyOptions, pathname: string): string | null {
  const prefix = `/assets/${section}/${DEV_VERSION_PREFIX}`;
  if (!pathname.startsWith(prefix)) return null;
  const file = pathname.slice(prefix.length).split('/')[1] ?? '';
  return file === ENTRY || !/^[\w.-]+$/.test(file) || file.startsWith('.')
    ? null
    : path.join(built, file);
}

function send(response: ServerResponse, extension: string, content: string | Buffer): void {
  const type = TYPES[extension] ?? 'application/octet-stream';
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(content);
}

function relay(port: number, request: IncomingMessage, response: ServerResponse): Promise<void> {
  return new Promise((resolve, reject) => {
    const { 'if-none-match': _, ...headers } = request.headers;
    const upstream = http.request({
      host: '127.0.0.1',
      port,
      method: request.method,
      path: request.url,
      // Documents are modified, so they must not be compressed.
      headers: { ...headers, 'accept-encoding': 'identity' },
    });
    upstream.on('error', reject);
    upstream.on('response', (answered) => {
      answered.on('error', reject);
      response.on('close', resolve);
      if (isPage(answered)) pass(answered, response).catch(reject);
      else answered.pipe(response.writeHead(answered.statusCode ?? 502, answered.headers));
    });
    request.pipe(upstream);
  });
}

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

async function pass(answered: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of answered) parts.push(part as Buffer);
  const status = answered.statusCode ?? 502;
  response
    .writeHead(status, developmentHeaders(answered.headers))
    .end(developmentDocument(Buffer.concat(parts).toString('utf8'), status >= 400));
}

/** The shell is restarting: the page reloads itself until the shell responds. */
function unavailable(response: ServerResponse, error: unknown): void {
  if (response.headersSent) return void response.destroy();
  const problem = error instanceof Error ? error.message : String(error);
  const html = `<!doctype html><html lang="en"><head><title>Starting</title></head><body>
<h1>The shell does not answer yet</h1><p>${problem}</p></body></html>`;
  response
    .writeHead(503, { 'content-type': 'text/html; charset=utf-8', refresh: '1' })
    .end(developmentDocument(html, true));
}

interface Upgrade {
  request: IncomingMessage;
  socket: Duplex;
  head: Buffer;
}

function joinSockets(port: number, { request, socket, head }: Upgrade): void {
  const shell = net.connect(port, '127.0.0.1', () => {
    const headers = request.rawHeaders.flatMap((value, at) =>
      at % 2 === 0 ? [`${value}: ${request.rawHeaders[at + 1] ?? ''}`] : [],
    );
    const start = `${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1`;
    shell.write(`${[start, ...headers].join('\r\n')}\r\n\r\n`);
    shell.write(head);
    socket.pipe(shell).pipe(socket);
  });
  const end = (): void => {
    socket.destroy();
    shell.destroy();
  };
  for (const side of [socket, shell]) side.on('error', end).on('close', end);
}
