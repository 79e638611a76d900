import type { Database } from '../../database/database';
import type { Handler } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import type { Moderation } from '../../moderation/moderation';
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
    const changed = { nickname: session.nickname, avatar: body.avatar ?? session.avatar };
    if (body.nickname !== undefined) {
      const nickname = cleanNickname(body.nickname);
      if (nickname === null) return new Refusal('nicknameRefused');
      const verdict = await moderation.check({ text: nickname, language, from: 'user' });
      if (verdict.kind !== 'allowed') return new Refusal('nicknameRefused');
      changed.nickname = nickname;
    }
    await db
      .updateTable('accounts')
      .set({
        nickname: changed.nickname,
        avatar_index: changed.avatar.index,
        avatar_color: changed.avatar.color,
      })
      .where('id', '=', session.accountId)
      .execute();
    return presentMe({ ...session, ...changed }, language);
  };
