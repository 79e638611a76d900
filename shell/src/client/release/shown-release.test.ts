import type { Boot } from '../../app/release/boot';
import { showRelease } from './shown-release';

const version = (number: string) => ({ version: number, entry: '', integrity: '' });
const boot = {
  release: 'r',
  channel: 'production',
  sequence: 3,
  why: 'canary',
  shell: '7',
  shellSource: 'pin',
  shellHasFallback: false,
  sections: {
    'mfe-home': { ...version('2'), source: 'canary', fallback: version('1') },
    'mfe-legal': { ...version('5'), source: 'pin', fallback: null },
  },
} as unknown as Boot;

describe('window.__release', () => {
  it('contains the shown versions and their sources', () => {
    showRelease(boot);
    expect(window.__release).toEqual({
      id: 'r',
      channel: 'production',
      sequence: 3,
      why: 'canary',
      shell: '7',
      sections: {
        'mfe-home': { version: '2', source: 'canary' },
        'mfe-legal': { version: '5', source: 'pin' },
      },
    });
  });

  it('cannot be changed by other scripts', () => {
    showRelease(boot);
    const shown = window.__release;
    expect(Object.isFrozen(shown)).toBe(true);
    expect(Object.isFrozen(shown?.sections['mfe-home'])).toBe(true);
    expect(() => Object.assign(window, { __release: null })).toThrow(TypeError);
  });

  it('changes when a section falls back', () => {
    showRelease(boot);
    showRelease(boot, new Set(['mfe-home', 'mfe-legal']));
    expect(window.__release?.sections).toEqual({
      'mfe-home': { version: '1', source: 'fallback' },
      'mfe-legal': { version: '5', source: 'pin' },
    });
  });
});
