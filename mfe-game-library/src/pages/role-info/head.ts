import type { PageContext, PageHead } from '@huoban/contracts';
import { breadcrumb, paths } from '@huoban/runtime';
import { fullSizePictureFile } from '@huoban/ui';
import { cachedRole } from './queries';

export function head(context: PageContext): PageHead {
  const { text } = context;
  const role = cachedRole(context);
  if (!role) return { title: text('library.title'), description: text('library.description') };
  const image = role.picture ?? role.game.picture;
  return {
    title: text('role-info.title', { name: role.name, title: role.game.title }),
    description: role.summary,
    jsonLd: [
      breadcrumb(context, [
        { name: text('library.title'), path: paths.gameLibrary() },
        { name: role.game.title, path: paths.game(role.game.id) },
        { name: role.name, path: paths.roleInfo(role.id) },
      ]),
    ],
    ...(image && { image: fullSizePictureFile(image) }),
  };
}
