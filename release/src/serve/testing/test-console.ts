import type { FastifyInstance } from 'fastify';
import { loadTrustedKeys } from '../../keys/key-files';
import { openSigner } from '../../keys/signer';
import { keysFolder, TEST_SIGNER } from '../../testing/test-registry';
import { findConsoleUser } from '../access/console-user';
import { ShellStates } from '../watch/shell-states';
import { createConsoleApp } from '../console-app';
import type { ConsoleContext } from '../console-context';

export const ORIGIN = 'http://console.test';
export const OPERATOR = 'operator-token-0123456789';
export const VIEWER = 'viewer-token-0123456789';

type Fields = Record<string, string | string[]>;

/** Keeps cookies and submits forms as a browser does. */
export class TestBrowser {
  private cookie = '';

  constructor(private readonly app: FastifyInstance) {}

  async logIn(token: string, author = 'ming'): Promise<number> {
    const answer = await this.post('/login', { author, token });
    this.cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return answer.statusCode;
  }

  get(url: string) {
    return this.app.inject({ url, headers: { cookie: this.cookie } });
  }

  post(url: string, fields: Fields, headers: Record<string, string> = { origin: ORIGIN }) {
    const body = new URLSearchParams();
    for (const [name, value] of Object.entries(fields)) {
      for (const each of [value].flat()) body.append(name, each);
    }
    return this.app.inject({
      url,
      method: 'POST',
      headers: {
        cookie: this.cookie,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      payload: body.toString(),
    });
  }

  /** Submits a form with a file `report.json`, as browsers encode it. */
  async upload(url: string, { report, release }: { report: string | Buffer; release?: string }) {
    const form = new FormData();
    form.append(
      'report',
      new File(
        [typeof report === 'string' ? report : new Uint8Array(report)],
        report.length > 0 ? 'report.json' : '',
      ),
    );
    if (release !== undefined) form.append('release', release);
    const encoded = new Response(form);
    return this.app.inject({
      url,
      method: 'POST',
      headers: {
        cookie: this.cookie,
        origin: ORIGIN,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }
}

/** Text of a page without markup, with single spaces. */
export const textContent = (page: string): string =>
  page
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** A console on a test registry with a logged-in operator. */
export async function openConsole(
  registry: string,
  watch: ConsoleContext['watch'] = null,
  shells: string[] = [],
) {
  const context = {
    registry,
    keys: keysFolder(registry),
    shells,
    states: new ShellStates(shells),
    signer: async (owner: string | null) =>
      owner === null ? TEST_SIGNER : openSigner(keysFolder(registry), { owner }),
    trusted: () => loadTrustedKeys(keysFolder(registry)),
    watch,
    log: jest.fn(),
  };
  const findOwner = (tokenHash: Buffer) => findConsoleUser(keysFolder(registry), tokenHash);
  const tokens = { operator: OPERATOR, viewer: VIEWER };
  const app = await createConsoleApp(context, { origins: [ORIGIN], tokens, findOwner });
  const operator = new TestBrowser(app);
  await operator.logIn(OPERATOR);
  return { app, context, operator, stranger: new TestBrowser(app) };
}
