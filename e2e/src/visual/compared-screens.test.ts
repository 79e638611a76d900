import { DEVICES, LANGUAGES } from '@huoban/contracts';
import { galleryVisits } from '../gallery/screen-visits';
import { pictures } from './compared-screens';

const MOST = 60;
const keyOf = ({ name, language, device }: { name: string; language: string; device: string }) =>
  `${name} ${language} ${device}`;

describe('the pictures that are compared', () => {
  it('are not more than the repository may hold, and each is there once', () => {
    const keys = pictures().map(keyOf);
    expect(keys.length).toBeLessThanOrEqual(MOST);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('show every screen that is no legal text', () => {
    const shown = new Set(pictures().map(({ name }) => name));
    const legal = /^\/(?:terms|privacy|douv|topup)/;
    const others = galleryVisits().filter(({ path }) => !legal.test(path));
    expect(others.filter(({ name }) => !shown.has(name)).map(keyOf)).toEqual([]);
  });

  it('have every language and every layout', () => {
    expect(new Set(pictures().map(({ language }) => language))).toEqual(new Set(LANGUAGES));
    expect(new Set(pictures().map(({ device }) => device))).toEqual(new Set(DEVICES));
  });
});
