import type { PageContext } from '@huoban/contracts';
import { addressOf, breadcrumb, paths } from '@huoban/runtime';
import type { PartnerCard } from '../../components/partner-queries';

export const jsonLd = (context: PageContext, partners: PartnerCard[]) => [
  breadcrumb(context, [{ name: context.text('square.crumb'), path: paths.gamePartner() }]),
  {
    '@type': 'ItemList',
    itemListElement: partners.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: addressOf(context, paths.partnerDetail(id)),
    })),
  },
];
