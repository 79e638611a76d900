import { ContractMismatch } from '../remotes/contract-mismatch';
import { FailedFiles } from './failed-files';
import { faultCause } from './fault-cause';

const VERSION = { section: 'mfe-home', version: '2', cause: 'render' } as const;
const BELOW = '/assets/mfe-home/2/';

/** A tab in which this file failed to load, with the server's responses to requests with and without its hash. */
function afterFailureOf(file: string, { altered = false } = {}) {
  const target = document.createElement('div');
  const files = new FailedFiles();
  files.listen(target);
  const element = file.endsWith('.css')
    ? Object.assign(document.createElement('link'), { rel: 'stylesheet', href: BELOW + file })
    : Object.assign(document.createElement('script'), { src: BELOW + file });
  element.setAttribute('integrity', 'sha384-x');
  target.append(element);
  element.dispatchEvent(new Event('error'));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
    if (!altered || options?.integrity) throw new TypeError('Failed to fetch');
    return new Response('');
  });
  return files;
}

const causeOf = (files: FailedFiles, failure: unknown = new Error('failed')) =>
  faultCause(VERSION, failure, files);

describe('faultCause', () => {
  it.each([
    ['remoteEntry.js', 'entry'],
    ['page-home.1234.js', 'chunk'],
    ['page-home.1234.css', 'style'],
  ])('classifies a missing %s as %s', async (file, cause) => {
    expect(await causeOf(afterFailureOf(file))).toBe(cause);
  });

  it.each(['remoteEntry.js', 'page-home.1234.js', 'page-home.1234.css'])(
    'reports %s with other bytes than its hash as an integrity fault',
    async (file) =>
      expect(await causeOf(afterFailureOf(file, { altered: true }))).toBe('integrity'),
  );

  it('classifies a file whose body is cut off by its kind', async () => {
    const files = afterFailureOf('page-home.1234.js');
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, options) => {
      if (options?.integrity) throw new TypeError('Failed to fetch');
      const body = new ReadableStream({
        start(stream) {
          stream.enqueue(new Uint8Array(8));
          stream.error(new TypeError('terminated'));
        },
      });
      return new Response(body);
    });
    expect(await causeOf(files)).toBe('chunk');
  });

  it('fetches nothing when no file failed', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const none = new FailedFiles();
    const chunk = (changes: object) =>
      Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError', ...changes });
    const causes = await Promise.all([
      causeOf(none, new ContractMismatch('another')),
      causeOf(none, chunk({ type: 'timeout' })),
      causeOf(none, chunk({ type: 'missing' })),
      causeOf(none, Object.assign(new Error(''), { code: 'CSS_CHUNK_LOAD_FAILED' })),
      causeOf(none, new Error('[ Federation Runtime ]: … #RUNTIME-008')),
      causeOf(none, new TypeError('x is not a function')),
      causeOf(none, 'just a text'),
    ]);
    expect(causes).toEqual([
      'contract',
      'timeout',
      'chunk',
      'style',
      'timeout',
      'render',
      'render',
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('ignores files of other versions and counts a file once', async () => {
    const files = afterFailureOf('remoteEntry.js');
    expect(files.take('/assets/mfe-home/1/')).toBeNull();
    expect(await causeOf(files)).toBe('entry');
    expect(await causeOf(files)).toBe('render');
  });
});
