import type { ReactNode } from 'react';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ApiFailure } from '@huoban/contracts';
import zh from '../locales/zh.json';

/** Plays the service: answers by endpoint, in order; the last one for ever. An `Error` is thrown. */
export type Script = Partial<Record<string, unknown[]>>;

export const calls: { endpoint: string; input: unknown }[] = [];
export const session = {
  ready: true,
  isLoggedIn: true,
  logout: jest.fn(),
  closeLogin: jest.fn(),
};
export const go = jest.fn((_path: string, _options?: unknown): Promise<void> => Promise.resolve());
export const shown = jest.fn((_message: string) => {});
export const place = { language: 'zh', device: 'mobile', path: '/profile' };

let script: Script = {};

const call = async (endpoint: string, input: unknown): Promise<unknown> => {
  const before = calls.filter((each) => each.endpoint === endpoint).length;
  calls.push({ endpoint, input });
  const answers = script[endpoint] ?? [];
  const answer = answers[Math.min(before, answers.length - 1)];
  if (answer === undefined) return new Promise(() => {});
  if (answer instanceof Error) throw answer;
  return answer;
};

/** What the API client throws. */
export const failure = (facts: Partial<ApiFailure>): Error =>
  Object.assign(new Error(facts.message ?? 'failed'), {
    name: 'ApiError',
    kind: 'business',
    code: 0,
    ...facts,
  });

const text = (key: string, values: Record<string, unknown> = {}): string => {
  let found: unknown = zh;
  for (const part of key.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  }
  const words = typeof found === 'string' ? found : key;
  return words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
};

/** The parts of the runtime that a section's page meets, in Chinese, on a phone, without a network. */
export const runtimeDouble = () => ({
  ...jest.requireActual<object>('@huoban/runtime'),
  toast: { show: shown },
  useText: () => text,
  useGo: () => go,
  useApi: () => ({ call }),
  useSession: () => session,
  usePlace: () => place,
  useLanguage: () => place.language,
  useApiQuery: (endpoint: string, input: unknown, { enabled }: { enabled: boolean }) =>
    useQuery({ queryKey: [endpoint], queryFn: () => call(endpoint, input), enabled, retry: false }),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
});

/** Shows a page over a service that plays `answers`; going home takes it away. */
export function renderPage(page: ReactNode, answers: Script = {}) {
  script = answers;
  calls.length = 0;
  Object.assign(session, { ready: true, isLoggedIn: true });
  [session.logout, session.closeLogin, go, shown].forEach((mock) => mock.mockReset());
  const client = new QueryClient();
  const result = render(<QueryClientProvider client={client}>{page}</QueryClientProvider>);
  go.mockImplementation(() => {
    result.unmount();
    return Promise.resolve();
  });
  return result;
}

export const ACCOUNT = {
  web_user_id: '448131162925',
  nickname: '小满',
  avatar: { index: 4, color: 'teal' },
  phone: '138****5678',
  created_at: '2026-09-01T00:00:00.000Z',
};
