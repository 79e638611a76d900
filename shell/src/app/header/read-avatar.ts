import type { Avatar } from '@huoban/contracts/api';
import type { UserInfo } from '@huoban/runtime';

/** The avatar in a stored user record, whose content is not trusted. */
export function readAvatar(userInfo: UserInfo | null): Avatar | null {
  const avatar = userInfo?.['avatar'];
  if (typeof avatar !== 'object' || avatar === null) return null;
  if (!('index' in avatar) || !('color' in avatar)) return null;
  const { index, color } = avatar;
  return typeof index === 'number' && Number.isInteger(index) && typeof color === 'string'
    ? { index, color }
    : null;
}
