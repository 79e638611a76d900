import { installerUrl, hasWebId, withFallbackWebId, toHexWebId } from './installer-url';

const TEMPLATE = 'https://files.example/setup_{channel}_{web_id}.exe';

describe('installerUrl', () => {
  it('contains the channel and the hexadecimal web id', () => {
    expect(installerUrl(TEMPLATE, 'bili', '255')).toBe('https://files.example/setup_bili_ff.exe');
  });

  it('keeps all bits of a web id of 19 digits', () => {
    expect(toHexWebId('6748002161499735560')).toBe('5da5b836a3c28608');
  });

  it.each([null, '', 'web-1', '12.5', '-3', '0x10', '1'.repeat(31)])(
    'keeps the placeholder for the web id %j',
    (webId) => {
      expect(hasWebId(installerUrl(TEMPLATE, 'bili', webId))).toBe(false);
    },
  );

  it('replaces a remaining placeholder', () => {
    expect(withFallbackWebId(installerUrl(TEMPLATE, 'bili', null))).toBe(
      'https://files.example/setup_bili_0.exe',
    );
  });
});
