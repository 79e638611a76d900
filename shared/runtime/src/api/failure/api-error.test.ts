import { ApiError, failureFacts, retryAfter } from './api-error';

const refusal = (payload: unknown) =>
  new ApiError({
    kind: 'business',
    code: 41912,
    message: 'Too many attempts.',
    body: { error_code: 41912, error_message: 'Too many attempts.', payload },
  });

describe('the seconds until another try makes sense', () => {
  it('are what the service named, in whole seconds', () => {
    expect(retryAfter(refusal({ retry_after: 59.2 }))).toBe(60);
  });

  it.each([
    ['no time', refusal({})],
    ['a text', refusal({ retry_after: '60' })],
    ['nothing to wait for', refusal({ retry_after: 0 })],
    ['no end', refusal({ retry_after: Infinity })],
    ['no payload', refusal(null)],
    ['no body', new ApiError({ kind: 'offline', code: 0, message: 'offline' })],
    ['no failure of a call', new Error('another')],
  ])('are unknown when there is %s', (_what, failure) => {
    expect(retryAfter(failure)).toBeNull();
  });
});

describe('what a log line says about a failure', () => {
  it('is kind, code and message, never the body', () => {
    expect(failureFacts(refusal({ phone: '13800000000' }))).toEqual({
      kind: 'business',
      code: 41912,
      message: 'Too many attempts.',
    });
  });

  it('is told of anything that may be thrown', () => {
    expect(failureFacts(new TypeError('x is null'))).toEqual({
      kind: 'unexpected',
      message: 'x is null',
    });
    expect(failureFacts('gone')).toEqual({ kind: 'unexpected', message: 'gone' });
  });
});
