import type { PageContext } from '@huoban/contracts';
import { addressOf, breadcrumb, paths } from '@huoban/runtime';
import type { Story } from '../../components/story-queries';

export const jsonLd = (context: PageContext, { id, title, summary, minutes, character }: Story) => [
  breadcrumb(context, [
    { name: context.text('square.crumb'), path: paths.gamePartner() },
    { name: character.name, path: paths.partnerDetail(character.id) },
    { name: title, path: paths.partnerStory(id) },
  ]),
  {
    '@type': 'ShortStory',
    name: title,
    description: summary,
    url: addressOf(context, paths.partnerStory(id)),
    inLanguage: context.language,
    timeRequired: `PT${minutes}M`,
  },
];
