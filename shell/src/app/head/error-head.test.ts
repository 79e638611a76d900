import { errorHead } from './error-head';

const text = (key: string) => key;

describe('errorHead', () => {
  it.each([
    [{ status: 404 }, '404 Page Not Found', 'error.notFound.lead'],
    [{ status: 503 }, '503 Internal Server Error', 'error.failed.lead'],
    [{ status: 410, words: { title: '过期了', lead: '…' } }, '410 过期了', '…'],
  ])('names the status: %j', (failed, title, description) => {
    expect(errorHead(failed, text)).toEqual({ title, description, noIndex: true });
  });

  it('names no status while the network is missing', () => {
    expect(errorHead({ status: 500 }, text, { offline: true })).toMatchObject({
      title: 'error.offline.title',
      description: 'error.offline.lead',
    });
  });
});
