import type { FastifyInstance, InjectOptions } from 'fastify';
import type { EndpointKey } from '@huoban/contracts/api';
import { methodAndPath } from '@huoban/contracts';
import { silentLog, type Log } from '../process/log';
import { buildService, type ServiceDependencies } from '../service';
import type { OpenTestDatabase } from './database-suites';
import { prepareTestService } from './prepare-test-service';

/** Response of an endpoint. The payload is untyped, because tests use matchers. */
export interface TestResponse {
  status: number;
  error_code: number;
  error_message: string;
  payload: Record<string, unknown>;
}

export interface RunningService {
  app: FastifyInstance;
  call: (
    endpoint: EndpointKey,
    input?: { query?: Record<string, string>; body?: object; headers?: Record<string, string> },
  ) => Promise<TestResponse>;
  /** Last code sent to a number. */
  codeFor: (phone: string) => Promise<string>;
  /** Logs a number in and returns the headers of its session. */
  login: (phone: string, headers?: Record<string, string>) => Promise<{ authorization: string }>;
  stop: () => Promise<void>;
}

/** Builds a service on a new database with the sample content. Requests are injected without a socket. */
export async function runService(
  open: OpenTestDatabase,
  environment: Record<string, string> = {},
  log: Log = silentLog,
  replaced: Pick<ServiceDependencies, 'moderation'> = {},
): Promise<RunningService> {
  const { dependencies, close } = await prepareTestService(open, environment, log);
  const app = await buildService({ ...dependencies, ...replaced });

  const call: RunningService['call'] = async (endpoint, { query, body, headers } = {}) => {
    const [method, url] = methodAndPath(endpoint);
    const options: InjectOptions = {
      method: method === 'POST' ? 'POST' : 'GET',
      url,
      headers: headers ?? {},
      ...(query && { query }),
      ...(method === 'POST' && body !== undefined && { payload: body }),
    };
    const response = await app.inject(options);
    return { status: response.statusCode, ...response.json<Omit<TestResponse, 'status'>>() };
  };
  const codeFor: RunningService['codeFor'] = async (phone) => {
    const response = await app.inject({
      url: '/dev/sms',
      query: { phone },
      headers: { host: 'localhost' },
    });
    return response.json<{ code: string }>().code;
  };
  const login: RunningService['login'] = async (phone, headers = {}) => {
    await call('POST /api/users/send_phone_verification_code', {
      body: { country_code: '86', phone },
    });
    const { payload } = await call('POST /api/users/login_register_share_no_invitation_code', {
      body: { country_code: '86', phone, phone_verify_code: await codeFor(phone) },
      headers,
    });
    return { authorization: `Bearer ${String(payload.access_token)}` };
  };
  const stop = async () => {
    await app.close();
    await close();
  };
  return { app, call, codeFor, login, stop };
}
