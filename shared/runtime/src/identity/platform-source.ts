import type { Device } from '@huoban/contracts';

/** Where the call comes from, as the service counts it. */
export const platformSource = (device: Device): 'mobile_web' | 'web' =>
  device === 'mobile' ? 'mobile_web' : 'web';
