import type { PageContext } from '@huoban/contracts';
import { addressOf, breadcrumb, paths } from '@huoban/runtime';
import { fullSizePictureFile } from '@huoban/ui';
import type { Partner } from '../../components/partner-queries';

export function jsonLd(context: PageContext, { id, name, line, bio, tags, picture }: Partner) {
  const path = paths.partnerDetail(id);
  return [
    breadcrumb(context, [
      { name: context.text('square.crumb'), path: paths.gamePartner() },
      { name, path },
    ]),
    {
      '@type': 'ProfilePage',
      url: addressOf(context, path),
      inLanguage: context.language,
      mainEntity: {
        '@type': 'CreativeWork',
        name,
        headline: line,
        description: bio,
        keywords: tags.map((tag) => tag.name).join(', '),
        ...(picture && { image: context.site.origin + fullSizePictureFile(picture) }),
      },
    },
  ];
}
