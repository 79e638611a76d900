import { loadDocument } from './document-load';
import { openDocument } from './open-document';

jest.mock('./open-document', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);
const NOW = 1_700_000_000_000;

const onLine = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
const loadedBy = (type: string) =>
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type }],
  });

beforeEach(() => {
  sessionStorage.clear();
  opened.mockReset();
  onLine(true);
  loadedBy('navigate');
});

describe('loadDocument', () => {
  it('loads a path once in 10 s', () => {
    expect(loadDocument('/a?x=1', NOW)).toBe(true);
    expect(loadDocument('/a?x=1', NOW + 9_999)).toBe(false);
    expect(opened.mock.calls).toEqual([['/a?x=1']]);
    expect(loadDocument('/a?x=1', NOW + 10_000)).toBe(true);
  });

  it('limits each path separately', () => {
    const paths = ['/a', '/b', '/a', '/b', '/a?x=1'];
    expect(paths.map((path) => loadDocument(path, NOW))).toEqual([true, true, false, false, true]);
  });

  it('does nothing while offline', () => {
    onLine(false);
    expect(loadDocument('/a', NOW)).toBe(false);
    onLine(true);
    expect(loadDocument('/a', NOW)).toBe(true);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('recovers after the clock was set back', () => {
    loadDocument('/a', NOW);
    expect(loadDocument('/a', NOW - 86_400_000)).toBe(true);
  });

  it.each(['garbage', 'null', '[]', '{"/a":"soon"}', '7'])(
    'ignores the invalid record %s',
    (text) => {
      sessionStorage.setItem('document-loads', text);
      expect(loadDocument('/a', NOW)).toBe(true);
    },
  );

  describe('with storage blocked', () => {
    beforeEach(() => {
      for (const method of ['getItem', 'setItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        });
      }
    });

    it('loads once, and not again in a reloaded document', () => {
      expect(loadDocument('/blocked', NOW)).toBe(true);
      loadedBy('reload');
      expect(loadDocument('/blocked-2', NOW)).toBe(false);
      expect(opened).toHaveBeenCalledTimes(1);
    });
  });
});
