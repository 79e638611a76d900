import { createHmac } from 'node:crypto';
import type { Settings } from '../../config/environment';
import { rateLimitAddress } from '../../http/client-address';
import type { Caller } from '../../http/handler';
import type { Charge } from '../../accounts/rate-limits';

const DAY_SECONDS = 86_400;

/** Limits of new guests: of one address, and of one browser at it. Keys contain addresses only as HMAC. */
export const guestCharges =
  (
    key: Buffer,
    settings: Pick<Settings, 'LIMIT_GUESTS_PER_ADDRESS_DAY' | 'LIMIT_GUESTS_PER_DEVICE_DAY'>,
  ) =>
  ({ address, userAgent }: Pick<Caller, 'address' | 'userAgent'>): Charge[] => {
    const network = rateLimitAddress(address);
    const charge = (name: string, of: string, points: number): Charge => ({
      name,
      key: `guest-${name}:${createHmac('sha256', key).update(of).digest('base64url').slice(0, 22)}`,
      limit: { points, seconds: DAY_SECONDS },
    });
    return [
      charge('address', network, settings.LIMIT_GUESTS_PER_ADDRESS_DAY),
      charge('device', `${network} ${userAgent ?? ''}`, settings.LIMIT_GUESTS_PER_DEVICE_DAY),
    ];
  };
