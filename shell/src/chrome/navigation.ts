import { paths } from '@huoban/runtime';

/** The five entries of the header, the mobile menu and the footer; names are messages `shell:nav.<id>`. */
export const NAVIGATION = [
  { id: 'home', path: paths.home() },
  { id: 'partner', path: paths.gamePartner() },
  { id: 'library', path: paths.gameLibrary() },
  { id: 'activity', path: paths.activity() },
  { id: 'about', path: paths.aboutUs() },
] as const;

const plain = (path: string): string => path.toLowerCase().replace(/\/+$/, '');

/** Whether `entry` is highlighted on `path` (both without language and `m`); the home page only on itself. */
export function isCurrent(entry: string, path: string): boolean {
  const target = plain(entry);
  const current = plain(path);
  return current === target || (target !== '' && current.startsWith(`${target}/`));
}
