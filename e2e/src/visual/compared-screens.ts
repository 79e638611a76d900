import type { Device, Language } from '@huoban/contracts';
import { galleryVisits } from '../gallery/screen-visits';
import type { ScreenVisit } from '../page/screens';

type Variant = readonly [Language, Device];

/** Each layout and each language. */
const VARIANTS: readonly Variant[] = [
  ['zh', 'desktop'],
  ['en', 'mobile'],
  ['ja', 'mobile'],
];
/** Legal texts look the same in all layouts. */
const LEGAL = ['terms', 'privacy.html', 'terms-txj.html', 'douvterms', 'topup/agreement5.html'];
const LEGAL_VARIANTS: readonly Variant[] = [['zh', 'desktop']];

const variantsOf = ({ name }: ScreenVisit): readonly Variant[] =>
  LEGAL.includes(name) ? LEGAL_VARIANTS : VARIANTS;

const isLegal = ({ path }: ScreenVisit): boolean => /^\/(?:terms|privacy|douv|topup)/.test(path);

/** Every screen, but of the legal texts only those that look different. */
export const comparedScreens = (): ScreenVisit[] =>
  galleryVisits().filter(
    (visit) =>
      (!isLegal(visit) || LEGAL.includes(visit.name)) &&
      variantsOf(visit).some(
        ([language, device]) => language === visit.language && device === visit.device,
      ),
  );
