import { isApiFailure, retryAfterSeconds, type ApiFailure } from './failure';

const failure = (fields: Partial<ApiFailure>) =>
  Object.assign(new Error('refused'), { name: 'ApiError', kind: 'business', code: 41912 }, fields);
const refusal = (payload: unknown) =>
  failure({ body: { error_code: 41912, error_message: 'Too many attempts.', payload } });

describe('isApiFailure', () => {
  it('accepts an error of the API client by its name, whichever copy of the class made it', () => {
    expect(isApiFailure(failure({}))).toBe(true);
    expect(isApiFailure(new Error('another'))).toBe(false);
    expect(isApiFailure({ name: 'ApiError' })).toBe(false);
  });
});

describe('retryAfterSeconds', () => {
  it('returns whole seconds', () => {
    expect(retryAfterSeconds(refusal({ retry_after: 30 }))).toBe(30);
    expect(retryAfterSeconds(refusal({ retry_after: 59.2 }))).toBe(60);
  });

  it.each([
    ['no time', refusal({})],
    ['a text', refusal({ retry_after: '60' })],
    ['zero', refusal({ retry_after: 0 })],
    ['infinity', refusal({ retry_after: Infinity })],
    ['no payload', refusal(null)],
    ['no body', failure({ kind: 'offline', code: 0 })],
    ['another error', new Error('another')],
  ])('returns null for %s', (_name, error) => {
    expect(retryAfterSeconds(error)).toBeNull();
  });
});
