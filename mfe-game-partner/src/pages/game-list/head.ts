import type { PageContext, PageHead } from '@huoban/contracts';
import { fullSizePictureFile } from '@huoban/ui';
import { cachedPartner } from '../../components/partner-queries';
import { jsonLd } from './json-ld';

export function head(context: PageContext): PageHead {
  const { language, text } = context;
  const partner = cachedPartner(context);
  if (!partner) return { title: text('square.title'), description: text('square.description') };
  const { name, bio, games, picture, preview } = partner;
  const image = preview ?? picture;
  const titles = new Intl.ListFormat(language).format(games.map(({ title }) => title));
  return {
    title: text('game-list.title', { name }),
    description:
      games.length > 0
        ? text('game-list.description', { name, count: games.length, games: titles })
        : bio,
    ...(image && { image: fullSizePictureFile(image) }),
    jsonLd: jsonLd(context, partner),
  };
}
