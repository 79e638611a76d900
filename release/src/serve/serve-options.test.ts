import { InvalidTokens } from './access/tokens';
import { readServeOptions, InvalidSetting } from './serve-options';

const TOKEN = { RELEASE_TOKEN: 'operator-token-0123456789' };
const read = (env: NodeJS.ProcessEnv) =>
  readServeOptions({ port: 4100, host: '127.0.0.1' }, { ...TOKEN, ...env });

describe('readServeOptions', () => {
  it('accepts forms from the listening address, or only from RELEASE_ORIGIN', () => {
    expect(read({}).origins).toEqual(['http://127.0.0.1:4100', 'http://localhost:4100']);
    expect(read({ RELEASE_ORIGIN: 'https://releases.example/' }).origins).toEqual([
      'https://releases.example',
    ]);
  });

  it('reads the watched shells', () => {
    expect(read({}).shells).toEqual([]);
    expect(read({ SHELLS: 'http://a:3000, http://b:3000/' }).shells).toEqual([
      'http://a:3000',
      'http://b:3000',
    ]);
  });

  it.each([{ RELEASE_ORIGIN: 'releases.example' }, { SHELLS: 'localhost:3000' }])(
    'are refused by name when they are no origins: %p',
    (env) => {
      expect(() => read(env)).toThrow(InvalidSetting);
      expect(() => read(env)).toThrow(Object.keys(env)[0]);
    },
  );

  it('requires a token', () => {
    expect(() => read({ RELEASE_TOKEN: '' })).toThrow(InvalidTokens);
  });
});
