import { InvalidTokens } from './access/tokens';
import { readServeOptions, InvalidSetting } from './serve-options';

const TOKEN = { RELEASE_TOKEN: 'operator-token-0123456789' };
const read = (env: NodeJS.ProcessEnv) =>
  readServeOptions({ port: 4100, host: '127.0.0.1' }, { ...TOKEN, ...env });

describe('settings of the console', () => {
  it('take forms from where it listens, or from the origin of the edge and nowhere else', () => {
    expect(read({}).origins).toEqual(['http://127.0.0.1:4100', 'http://localhost:4100']);
    expect(read({ RELEASE_ORIGIN: 'https://releases.example/' }).origins).toEqual([
      'https://releases.example',
    ]);
  });

  it('name the shells that are watched, or none', () => {
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

  it('need a token', () => {
    expect(() => read({ RELEASE_TOKEN: '' })).toThrow(InvalidTokens);
  });
});
