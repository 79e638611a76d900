import { DEVICES, LANGUAGES } from '@huoban/contracts';
import { galleryVisits } from '../gallery/screen-visits';
import { comparedScreens } from './compared-screens';

const MAX_PICTURES = 64;
const keyOf = ({ name, language, device }: { name: string; language: string; device: string }) =>
  `${name} ${language} ${device}`;

describe('comparedScreens', () => {
  it('stays below the limit of the repository, without duplicates', () => {
    const keys = comparedScreens().map(keyOf);
    expect(keys.length).toBeLessThanOrEqual(MAX_PICTURES);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('contains every screen that is no legal text', () => {
    const shown = new Set(comparedScreens().map(({ name }) => name));
    const legal = /^\/(?:terms|privacy|douv|topup)/;
    const others = galleryVisits().filter(({ path }) => !legal.test(path));
    expect(others.filter(({ name }) => !shown.has(name)).map(keyOf)).toEqual([]);
  });

  it('contains every language and every layout', () => {
    expect(new Set(comparedScreens().map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(new Set(comparedScreens().map(({ device }) => device))).toEqual(new Set(DEVICES));
  });
});
