import { toast } from '../../toast/toast';
import type { ApiFailure } from '@huoban/contracts';
import en from '../../locales/en.json';
import ja from '../../locales/ja.json';
import zh from '../../locales/zh.json';
import { ApiError } from './api-error';
import { failureText } from './failure-text';
import { createFailureReporter } from './failure-reporter';

const text = (key: string) => key;
const failure = (kind: ApiFailure['kind'], code = 0, message = 'for the log') =>
  new ApiError({ kind, code, message });

afterEach(() => toast.clear());

describe('failureText', () => {
  it.each([
    [failure('business', 40001, '参数不对'), '参数不对'],
    [failure('business', 40001, ' '), 'runtime:failure.unknown'],
    [failure('timeout'), 'runtime:failure.timeout'],
    [failure('offline'), 'runtime:failure.offline'],
    [failure('malformed', 200), 'runtime:failure.service'],
    [failure('transport'), 'runtime:failure.network'],
    [failure('transport', 400), 'runtime:failure.service'],
    [failure('transport', 503), 'runtime:failure.service'],
    [failure('transport', 429), 'runtime:failure.busy'],
    [new Error('cannot read x of undefined'), 'runtime:failure.unknown'],
    [{ message: 'raw' }, 'runtime:failure.unknown'],
  ])('describes %p in the language of the page', (error, expected) => {
    expect(failureText(error, text)).toBe(expected);
  });
});

describe('createFailureReporter', () => {
  const LIST = 'GET /api/visitor/game/list';
  let log: jest.SpyInstance;
  beforeEach(() => (log = jest.spyOn(console, 'error').mockImplementation()));
  afterEach(() => jest.useRealTimers());

  it('logs the call and shows one error toast', () => {
    createFailureReporter(text)(failure('business', 40001, '参数不对'), LIST);
    expect(log).toHaveBeenCalledWith(
      'API request failed',
      expect.objectContaining({ endpoint: LIST, kind: 'business' }),
    );
    expect(toast.items).toMatchObject([{ message: '参数不对', kind: 'error' }]);
  });

  it.each([
    'POST /api/users/send_phone_verification_code',
    'POST /api/users/send_phone_verification_code_by_user',
    'POST /api/utils/huoban_ad_report',
    'POST /api/utils/bilibili_pc_ad_report',
    'POST /api/users/report_user_action',
    'GET /api/im/get_token',
  ] as const)('only logs a failure of %s', (endpoint) => {
    createFailureReporter(text)(failure('transport', 503), endpoint);
    expect(log).toHaveBeenCalledTimes(1);
    expect(toast.items).toEqual([]);
  });

  it.each([
    [
      'the same refusal',
      failure('business', 41001, '登录已失效'),
      failure('business', 41001, '登录已失效'),
      1,
    ],
    ['a service that is down', failure('transport', 503), failure('timeout'), 1],
    ['different refusals', failure('business', 40001, 'a'), failure('business', 40002, 'b'), 2],
  ])('shows one toast for each cause: %s', (_, first, second, toasts) => {
    const report = createFailureReporter(text);
    report(first, LIST);
    report(second, LIST);
    expect(log).toHaveBeenCalledTimes(2);
    expect(toast.items).toHaveLength(toasts);
    expect(toast.items.every(({ count }) => count === 1)).toBe(true);
  });

  it('shows a cause again that returns later', () => {
    jest.useFakeTimers();
    const report = createFailureReporter(text);
    report(failure('timeout'), LIST);
    jest.advanceTimersByTime(1_001);
    report(failure('timeout'), LIST);
    expect(toast.items).toMatchObject([{ count: 2 }]);
  });
});

it('has every message in every language, with the same values', () => {
  const shape = (messages: Record<string, Record<string, string>>) =>
    Object.entries(messages).flatMap(([group, texts]) =>
      Object.entries(texts).map(
        ([key, message]) =>
          `${group}.${key} ${
            message
              .match(/\{\{\w+\}\}/g)
              ?.sort()
              .join() ?? ''
          }`,
      ),
    );
  expect(shape(en)).toEqual(shape(zh));
  expect(shape(ja)).toEqual(shape(zh));
});
