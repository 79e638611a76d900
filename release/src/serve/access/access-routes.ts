import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hashToken } from '../../keys/console-tokens';
import { ActForm } from '../acts/act-form';
import { loginPage } from '../page/login-page';
import { LoginRateLimit } from './login-rate-limit';
import { expiredSessionCookie, sessionCookie, readSessionId } from './session-cookie';
import { SessionStore, type Session } from './session-store';
import { findRole, type Role, type Tokens } from './tokens';

export interface AccessOptions {
  /** Allowed origins of forms. */
  origins: readonly string[];
  tokens: Tokens;
  /** Who has a token of their own, by its hash; null when the token is of no one. */
  findOwner: (tokenHash: Buffer) => Promise<{ owner: string; role: Role } | null>;
}

/** Paths without a session. */
const PUBLIC_PATHS = new Set(['/login', '/console.css', '/icon.svg', '/-/health']);
const HTML = 'text/html; charset=utf-8';
const MAX_AUTHOR_LENGTH = 80;

/**
 * Registers login and logout, and a hook that requires a session for other paths, the operator role for changes, and an
 * allowed origin for forms.
 * @returns the session of a request that passed the hook
 */
export function registerAccessRoutes(
  app: FastifyInstance,
  { origins, tokens, findOwner }: AccessOptions,
): (request: FastifyRequest) => Session {
  const sessions = new SessionStore();
  const limit = new LoginRateLimit();
  const secure = origins.some((origin) => origin.startsWith('https:'));
  const find = (request: FastifyRequest): Session | null =>
    sessions.find(readSessionId(request.headers.cookie));
  /** Closes the session of an owner whose token or key is no longer valid, and updates the role of the others. */
  async function findCurrent(request: FastifyRequest): Promise<Session | null> {
    const session = find(request);
    if (!session?.tokenHash) return session;
    const person = await findOwner(session.tokenHash);
    if (person) session.role = person.role;
    else sessions.close(readSessionId(request.headers.cookie));
    return person && session;
  }

  app.addHook('onRequest', async (request, reply) => {
    const changes = request.method !== 'GET' && request.method !== 'HEAD';
    if (changes && !origins.includes(request.headers.origin ?? '')) {
      return reply.code(403).type('text/plain').send('The form was not sent by the console.');
    }
    if (PUBLIC_PATHS.has(request.url.split('?')[0] ?? '')) return undefined;
    const session = await findCurrent(request);
    if (!session) return reply.redirect('/login', 303);
    if (changes && session.role !== 'operator' && request.url !== '/logout') {
      return reply.code(403).type('text/plain').send('Your access is read-only.');
    }
    return undefined;
  });

  app.get('/login', async (_, reply) => reply.type(HTML).send(loginPage(null)));

  app.post<{ Body: URLSearchParams }>('/login', async (request, reply) => {
    const wait = limit.retryAfter(request.ip);
    if (wait > 0) {
      const problem = `Too many wrong tokens. Try again in ${wait} seconds.`;
      return reply.code(429).header('retry-after', wait).type(HTML).send(loginPage(problem));
    }
    const form = new ActForm(request.body);
    const token = form.required('token');
    const tokenHash = hashToken(token);
    // Counted before it is compared, so that parallel guesses cannot bypass the limit.
    limit.recordFailure(request.ip);
    const person = await findOwner(tokenHash);
    const role = person?.role ?? findRole(token, tokens);
    if (!role) return reply.code(401).type(HTML).send(loginPage('The token is wrong.'));
    limit.removeFailure(request.ip);
    // A shared token says nothing about who uses it.
    const author = person?.owner ?? form.required('author').slice(0, MAX_AUTHOR_LENGTH);
    const id = sessions.open({
      role,
      author,
      owner: person?.owner ?? null,
      tokenHash: person && tokenHash,
    });
    return reply.header('set-cookie', sessionCookie(id, secure)).redirect('/', 303);
  });

  app.post('/logout', async (request, reply) => {
    sessions.close(readSessionId(request.headers.cookie));
    return reply.header('set-cookie', expiredSessionCookie(secure)).redirect('/login', 303);
  });

  return (request) => {
    const session = find(request);
    if (!session) throw new Error(`no session for ${request.url}`);
    return session;
  };
}
