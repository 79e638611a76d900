import { ApiError, failureLogFields } from './api-error';

const refusal = (payload: unknown) =>
  new ApiError({
    kind: 'business',
    code: 41912,
    message: 'Too many attempts.',
    body: { error_code: 41912, error_message: 'Too many attempts.', payload },
  });

describe('failureLogFields', () => {
  it('returns kind, code and message, never the body', () => {
    expect(failureLogFields(refusal({ phone: '13800000000' }))).toEqual({
      kind: 'business',
      code: 41912,
      message: 'Too many attempts.',
    });
  });

  it('accepts any thrown value', () => {
    expect(failureLogFields(new TypeError('x is null'))).toEqual({
      kind: 'unexpected',
      message: 'x is null',
    });
    expect(failureLogFields('gone')).toEqual({ kind: 'unexpected', message: 'gone' });
  });
});
