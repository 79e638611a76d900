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
  it('logs the call and shows one error toast', () => {
    const log = jest.spyOn(console, 'error').mockImplementation();
    createFailureReporter(text)(failure('timeout'), 'GET /api/visitor/game/list');
    expect(log).toHaveBeenCalledWith(
      'API request failed',
      expect.objectContaining({ endpoint: 'GET /api/visitor/game/list', kind: 'timeout' }),
    );
    expect(toast.items).toMatchObject([{ message: 'runtime:failure.timeout', kind: 'error' }]);
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
