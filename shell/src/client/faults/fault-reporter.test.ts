import { waitFor } from '@testing-library/react';
import type { Boot } from '../../app/release/boot';
import { FailedFiles } from './failed-files';
import { FaultReporter } from './fault-reporter';
import { openDocument } from '../navigation/open-document';

jest.mock('../navigation/open-document', () => ({ openDocument: jest.fn() }));
const opened = jest.mocked(openDocument);

const fallback = { version: '1', entry: '', integrity: '' };
const boot = {
  release: 'r',
  reportToken: '7.x',
  shell: '7',
  shellSource: 'pin',
  shellHasFallback: true,
  sections: {
    'mfe-home': { version: '2', entry: '', integrity: '', source: 'pin', fallback },
    'mfe-legal': { version: '5', entry: '', integrity: '', source: 'pin', fallback: null },
  },
} as unknown as Boot;
const HOME = { section: 'mfe-home', version: '2' } as const;

/** Whether a promise is still pending after all that can run has run. */
async function isOpen(work: Promise<void>): Promise<boolean> {
  let open = true;
  void work.then(() => (open = false));
  await new Promise((resolve) => setTimeout(resolve, 5));
  return open;
}

let beacons: unknown[];
beforeEach(() => {
  beacons = [];
  sessionStorage.clear();
  document.cookie = 'huoban_avoid=; max-age=0; path=/';
  opened.mockReset();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (url: string, body: Blob) => {
      const reader = new FileReader();
      reader.addEventListener('load', ({ target }) => {
        const text = target?.result;
        if (typeof text === 'string') beacons.push([url, JSON.parse(text)]);
      });
      reader.readAsText(body);
      return true;
    },
  });
});
const createReporter = () => new FaultReporter(boot, new FailedFiles());

describe('FaultReporter', () => {
  it('reports a version once, by release, section, version, cause and path', async () => {
    const reporter = createReporter();
    await reporter.report({ ...HOME, cause: 'start' }, new TypeError('bug'));
    await reporter.report({ ...HOME, cause: 'render' }, new TypeError('bug'));
    await reporter.report({ section: 'mfe-home', version: '1', cause: 'render' }, 'bug');
    await waitFor(() => expect(beacons).toHaveLength(2));
    expect(beacons).toEqual([
      ['/-/beacon', { release: 'r', ...HOME, cause: 'start', path: '/', token: '7.x' }],
      [
        '/-/beacon',
        {
          release: 'r',
          section: 'mfe-home',
          version: '1',
          cause: 'render',
          path: '/',
          token: '7.x',
        },
      ],
    ]);
  });

  it.each([
    ['a section', HOME, 'mfe-home@2'],
    ['the shell', { section: 'shell', version: '7' } as const, 'shell@7'],
  ])('reloads the page without %s and does not resolve', async (_, version, avoided) => {
    expect(await isOpen(createReporter().reloadWithout(version))).toBe(true);
    expect(opened).toHaveBeenCalledWith('/');
    expect(document.cookie).toContain(`huoban_avoid=${avoided}`);
  });

  it('stays after a recent attempt', async () => {
    await isOpen(createReporter().reloadWithout(HOME));
    expect(await isOpen(createReporter().reloadWithout(HOME))).toBe(false);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['without a fallback', { section: 'mfe-legal', version: '5' } as const],
    ['that is the fallback', { section: 'mfe-home', version: '1' } as const],
    ['of a section that is not in the release', { section: 'mfe-account', version: '1' } as const],
  ])('stays with a version %s', async (_, version) => {
    expect(await isOpen(createReporter().reloadWithout(version))).toBe(false);
    expect(opened).not.toHaveBeenCalled();
    expect(document.cookie).not.toContain('huoban_avoid');
  });

  it('stays where cookies are blocked', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation();
    expect(await isOpen(createReporter().reloadWithout(HOME))).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });
});
