import type { Device } from '@huoban/contracts';

/** Value of the `platform-source` header. */
export const platformSource = (device: Device): 'mobile_web' | 'web' =>
  device === 'mobile' ? 'mobile_web' : 'web';
