import type { Updateable } from 'kysely';
import type { Database } from '../../database/database';
import type { AccountsTable } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Moderation } from '../../moderation/moderation';
import { avatarOf } from '../accounts';
import { presentMe } from '../me/presenter';
import { cleanNickname } from './nickname';

interface UpdateProfileDependencies {
  db: Database;
  moderation: Moderation;
}

/** Changes nickname and avatar. A nickname of which the guidelines would mask a part is refused as a whole. */
export const updateProfile =
  ({ db, moderation }: UpdateProfileDependencies): Handler<'POST /api/users/update_profile'> =>
  async ({ body, session, language }) => {
    // Only what is given, because the session may be older than another change.
    const changes: Updateable<AccountsTable> = {};
    if (body.avatar !== undefined) {
      changes.avatar_index = body.avatar.index;
      changes.avatar_color = body.avatar.color;
    }
    if (body.nickname !== undefined) {
      const nickname = cleanNickname(body.nickname);
      if (nickname === null) return new Refusal('nicknameRefused');
      const verdict = await moderation.check({ text: nickname, language, from: 'user' });
      if (verdict.kind !== 'allowed') return new Refusal('nicknameRefused');
      changes.nickname = nickname;
    }
    if (Object.keys(changes).length === 0) return presentMe(session, language);
    const row = await db
      .updateTable('accounts')
      .set(changes)
      .where('id', '=', session.accountId)
      .returning(['nickname', 'avatar_index', 'avatar_color'])
      .executeTakeFirst();
    // The account was deleted meanwhile.
    if (row === undefined) return new Refusal('sessionInvalid');
    return presentMe({ ...session, nickname: row.nickname, avatar: avatarOf(row) }, language);
  };
