import { parsePlace } from '../routes/route-location';
import { appUserAgent } from './app-user-agent';

/** Whether the visitor has a phone or the mobile layout, and so can run the app on this device. */
export const isMobileVisitor = (): boolean =>
  parsePlace(location.pathname).device === 'mobile' || appUserAgent(navigator.userAgent) !== '';
