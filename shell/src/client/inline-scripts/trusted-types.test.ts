import { trustedScriptUrl, installTrustedTypesPolicy } from './trusted-types';

describe('ownScript', () => {
  it('passes files of artifacts, as whole addresses', () => {
    const address = '/assets/mfe-home/1.0.0-abc/remoteEntry.js';
    expect(trustedScriptUrl(address)).toBe(location.origin + address);
    expect(trustedScriptUrl(location.origin + address)).toBe(location.origin + address);
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

describe('trustOwnScripts', () => {
  afterEach(() => {
    globalThis.trustedTypes = undefined;
  });

  it('makes the default policy, and none for HTML or code', () => {
    const createPolicy = jest.fn(() => ({}));
    globalThis.trustedTypes = { defaultPolicy: null, createPolicy };
    installTrustedTypesPolicy();
    expect(createPolicy.mock.calls).toEqual([['default', { createScriptURL: trustedScriptUrl }]]);
  });

  it('leaves a policy that another script has made', () => {
    const createPolicy = jest.fn(() => ({}));
    globalThis.trustedTypes = { defaultPolicy: {}, createPolicy };
    installTrustedTypesPolicy();
    expect(createPolicy).not.toHaveBeenCalled();
  });

  it('does nothing in a browser that does not know it', () => {
    expect(installTrustedTypesPolicy).not.toThrow();
  });
});
