import { integrityOf, trustEntry } from './entry-integrity';

it('knows only the entries that a release named', () => {
  trustEntry({ version: '1', entry: '/assets/mfe-home/1/remoteEntry.js', integrity: 'sha384-a' });
  expect(integrityOf('/assets/mfe-home/1/remoteEntry.js')).toBe('sha384-a');
  expect(integrityOf(`${location.origin}/assets/mfe-home/1/remoteEntry.js`)).toBe('sha384-a');
  expect(() => integrityOf('/assets/mfe-home/2/remoteEntry.js')).toThrow('no release names');
  expect(() => integrityOf('https://evil.example/assets/mfe-home/1/remoteEntry.js')).toThrow();
});
