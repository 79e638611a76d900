import type { Device, Language } from '@huoban/contracts';
import { galleryVisits } from '../gallery/screen-visits';
import type { ScreenVisit } from '../page/screens';

type Twin = readonly [Language, Device];

/** Together they have each layout, each language and each language on a phone. */
const TWINS: readonly Twin[] = [
  ['zh', 'desktop'],
  ['en', 'mobile'],
  ['ja', 'mobile'],
];
/** Texts: one layout says it all. */
const LEGAL = ['terms', 'privacy.html', 'terms-txj.html', 'douvterms', 'topup/agreement5.html'];
const ONE_TWIN: readonly Twin[] = [['zh', 'desktop']];

const twinsOf = ({ name, devices }: ScreenVisit): readonly Twin[] => {
  if (LEGAL.includes(name)) return ONE_TWIN;
  // a screen that only phones have
  return devices.includes('desktop') ? TWINS : [['zh', 'mobile']];
};

const isLegal = ({ path }: ScreenVisit): boolean => /^\/(?:terms|privacy|douv|topup)/.test(path);

/** What is compared: every screen, but of the legal texts those that look different. */
export const pictures = (): ScreenVisit[] =>
  galleryVisits().filter(
    (visit) =>
      (!isLegal(visit) || LEGAL.includes(visit.name)) &&
      twinsOf(visit).some(
        ([language, device]) => language === visit.language && device === visit.device,
      ),
  );
