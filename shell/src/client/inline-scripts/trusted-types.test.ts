import { trustedScriptUrl, installTrustedTypesPolicy } from './trusted-types';

describe('trustedScriptUrl', () => {
  it('returns the path of artifact files', () => {
    const address = '/assets/mfe-home/1.0.0-abc/remoteEntry.js';
    expect(trustedScriptUrl(address)).toBe(address);
    expect(trustedScriptUrl(location.origin + address)).toBe(address);
  });

  it.each([
    ['another origin', 'https://evil.example/assets/x.js'],
    ['another origin without its scheme', '//evil.example/assets/x.js'],
    ['an answer of the service', '/api/visitor/game/list'],
    ['a path that leaves the folder', '/assets/../api/x.js'],
    ['a path that is relative to the page', 'assets/x.js'],
    ['data', 'data:text/javascript,1'],
    ['a script as an address', 'javascript:1'],
    ['no address at all', 'http://['],
  ])('refuses %s', (_, address) => {
    history.replaceState(null, '', '/en/about-us');
    expect(trustedScriptUrl(address)).toBeNull();
  });
});

describe('installTrustedTypesPolicy', () => {
  afterEach(() => {
    globalThis.trustedTypes = undefined;
  });

  it('creates the default policy without rules for HTML or code', () => {
    const createPolicy = jest.fn(() => ({}));
    globalThis.trustedTypes = { defaultPolicy: null, createPolicy };
    installTrustedTypesPolicy();
    expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: trustedScriptUrl }]]);
  });

  it('keeps an existing default policy', () => {
    const createPolicy = jest.fn(() => ({}));
    globalThis.trustedTypes = { defaultPolicy: {}, createPolicy };
    installTrustedTypesPolicy();
    expect(createPolicy).not.toHaveBeenCalled();
  });

  it('does nothing without support of the browser', () => {
    expect(installTrustedTypesPolicy).not.toThrow();
  });
});
