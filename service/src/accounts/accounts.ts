import { randomInt } from 'node:crypto';
import type { Language } from '@huoban/contracts';
import { AVATAR_COLORS, AVATAR_FIGURES, type Account } from '@huoban/contracts/api';
import type { Database } from '../database/database';
import type { Session } from './sessions/sessions';
import type { AccountsTable } from '../database/tables';

const NICKNAMES: Record<Language, string> = { zh: '玩家', en: 'Player ', ja: 'プレイヤー' };
const GENERATED_NICKNAME = new RegExp(`^(?:${Object.values(NICKNAMES).join('|')})(\\d{4})$`);

/** The avatar of a row of accounts. */
export const avatarOf = (row: Pick<AccountsTable, 'avatar_index' | 'avatar_color'>) => ({
  index: row.avatar_index,
  color: row.avatar_color,
});

/** Translates a generated nickname to the reader's language. */
const localizeNickname = (nickname: string, language: Language): string =>
  nickname.replace(GENERATED_NICKNAME, (_match, number: string) => NICKNAMES[language] + number);

/** The first three and the last four digits. */
export const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

/** Account fields for display, with the phone number masked. */
export const presentAccount = (
  account: Pick<Session, 'webUserId' | 'nickname' | 'avatar' | 'phone'>,
  language: Language,
): Account => ({
  web_user_id: account.webUserId,
  nickname: localizeNickname(account.nickname, language),
  avatar: account.avatar,
  phone: maskPhone(account.phone),
});

async function findByPhone(db: Database, phone: string) {
  const row = await db
    .selectFrom('accounts')
    .selectAll()
    .where('phone', '=', phone)
    // Waits for a concurrent deletion: no session may be created for an account that is being deleted.
    .forKeyShare()
    .executeTakeFirst();
  return (
    row && {
      accountId: row.id,
      webUserId: row.web_user_id,
      nickname: row.nickname,
      avatar: avatarOf(row),
      phone,
    }
  );
}

const MAX_ATTEMPTS = 5;

/**
 * Finds the account of a phone number or creates it. Parallel calls for one number create one account.
 * @throws Error when five generated user ids were all taken.
 */
export async function findOrCreateAccount(
  db: Database,
  { phone, source, language }: { phone: string; source: string; language: Language },
) {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const existing = await findByPhone(db, phone);
    if (existing !== undefined) return { ...existing, isNew: false };
    const created = await db
      .insertInto('accounts')
      .values({
        phone,
        source,
        web_user_id: randomInt(10 ** 11, 10 ** 12).toString(),
        nickname: `${NICKNAMES[language]}${randomInt(1000, 10_000)}`,
        avatar_index: randomInt(AVATAR_FIGURES),
        avatar_color: AVATAR_COLORS[randomInt(AVATAR_COLORS.length)] ?? AVATAR_COLORS[0],
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    const account = created && (await findByPhone(db, phone));
    if (account !== undefined) return { ...account, isNew: true };
  }
  throw new Error(`no free user id after ${MAX_ATTEMPTS} attempts`);
}
