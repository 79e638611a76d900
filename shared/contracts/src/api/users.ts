import * as z from 'zod';
import { countryCode, phone, verifyCode } from './parts';
import type { Endpoint } from './endpoint';

/** An avatar: `index` 0-11 selects the figure, `color` is a palette name. */
export const avatar = z.object({ index: z.number().int(), color: z.string() });

export const AVATAR_FIGURES = 12;
export const AVATAR_COLORS = [
  'vermilion',
  'amber',
  'teal',
  'pink',
  'indigo',
  'lime',
  'orange',
  'sky',
] as const;
/** In code points; the `maxLength` of an input field counts UTF-16 units and is stricter. */
export const MAX_NICKNAME_LENGTH = 20;

/** `resend_after`: seconds until another code can be requested. */
const codeSent = z.object({ resend_after: z.number().int() });
/** A phone number with only the first three and last four digits. */
const maskedPhone = z.string();

export const account = z.object({
  web_user_id: z.string(),
  nickname: z.string(),
  avatar,
  phone: maskedPhone,
});

/** `browser` and `system` are names as the browser reported them at login, null when unknown. */
const accountSession = z.object({
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  created_at: z.string(),
  last_used_at: z.string(),
});

export const userEndpoints = {
  'POST /api/users/send_phone_verification_code': {
    summary: 'Sends a login code by SMS',
    access: 'visitor',
    refusals: ['tooManyAttempts', 'smsFailed'],
    body: z.strictObject({ country_code: countryCode, phone }),
    payload: codeSent,
  },
  'POST /api/users/login_register_share_no_invitation_code': {
    summary: 'Logs in with a code; a new number gets an account',
    access: 'visitor',
    refusals: ['codeWrong', 'tooManyAttempts'],
    body: z.strictObject({
      country_code: countryCode,
      phone,
      phone_verify_code: verifyCode,
      source: z.string().max(64).default('official-website'),
    }),
    payload: account.extend({ access_token: z.string(), is_new: z.boolean() }),
  },
  'GET /api/users/me/': {
    summary: 'The account of the session',
    access: 'user',
    query: z.object({}),
    payload: account.extend({ created_at: z.string() }),
  },
  'POST /api/users/update_profile': {
    summary: 'Changes nickname and avatar of the account',
    access: 'user',
    refusals: ['nicknameRefused'],
    body: z.strictObject({
      nickname: z.string().trim().min(1).max(MAX_NICKNAME_LENGTH).optional(),
      avatar: z
        .strictObject({
          index: z
            .number()
            .int()
            .min(0)
            .max(AVATAR_FIGURES - 1),
          color: z.enum(AVATAR_COLORS),
        })
        .optional(),
    }),
    payload: account.extend({ created_at: z.string() }),
  },
  'GET /api/users/sessions': {
    summary: 'The valid sessions of the account, the last used one first',
    access: 'user',
    query: z.object({}),
    payload: z.object({ items: z.array(accountSession) }),
  },
  'POST /api/users/logout': {
    summary: 'Ends this session, or all sessions of the account',
    access: 'user',
    body: z.strictObject({ all: z.boolean().default(false) }),
    payload: z.object({ ended: z.number().int() }),
  },
  'POST /api/users/send_phone_verification_code_by_user': {
    summary: 'Sends a code to the own number, before the account is deleted',
    access: 'user',
    refusals: ['tooManyAttempts', 'smsFailed'],
    body: z.strictObject({}),
    payload: codeSent.extend({ phone: maskedPhone }),
  },
  'POST /api/users/verify_phone_code': {
    summary: 'Checks the code sent to the own number; opens the way to account_delete',
    access: 'user',
    refusals: ['codeWrong', 'tooManyAttempts'],
    body: z.strictObject({ phone_verify_code: verifyCode }),
    /** `valid_for`: seconds during which the account can be deleted. */
    payload: z.object({ verified: z.literal(true), valid_for: z.number().int() }),
  },
  'POST /api/users/account_delete': {
    summary: 'Deletes the account and everything it owns, after verify_phone_code',
    access: 'user',
    refusals: ['verificationNeeded'],
    query: z.object({ reason: z.string().trim().max(200).optional() }),
    payload: z.object({ deleted: z.literal(true) }),
  },
} as const satisfies Record<string, Endpoint>;
