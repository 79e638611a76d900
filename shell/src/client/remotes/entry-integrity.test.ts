import { entryIntegrity, registerEntryIntegrity } from './entry-integrity';

it('knows only the entries that the release names', () => {
  registerEntryIntegrity({
    version: '1',
    entry: '/assets/mfe-home/1/remoteEntry.js',
    integrity: 'sha384-a',
  });
  expect(entryIntegrity('/assets/mfe-home/1/remoteEntry.js')).toBe('sha384-a');
  expect(entryIntegrity(`${location.origin}/assets/mfe-home/1/remoteEntry.js`)).toBe('sha384-a');
  expect(() => entryIntegrity('/assets/mfe-home/2/remoteEntry.js')).toThrow('no release names');
  expect(() => entryIntegrity('https://evil.example/assets/mfe-home/1/remoteEntry.js')).toThrow();
});
