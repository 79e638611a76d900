import { isRecord } from '../storage/parse-json';
import type { UserInfo } from './session';

/** Token and id are sent in headers, so they must be visible ASCII. */
const HEADER_SAFE = /^[\x21-\x7e]{1,4096}$/;
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Validates a user record from storage or the API. Null unless it has a usable token and id. */
export function readUserInfo(value: unknown): UserInfo | null {
  if (!isRecord(value)) return null;
  const { access_token: token, web_user_id: given } = value;
  const id = typeof given === 'number' ? String(given) : given;
  if (typeof token !== 'string' || !HEADER_SAFE.test(token)) return null;
  if (typeof id !== 'string' || !HEADER_SAFE.test(id)) return null;
  const rest = Object.entries(value).filter(([field]) => !UNSAFE_KEYS.has(field));
  return { ...Object.fromEntries(rest), access_token: token, web_user_id: id };
}
