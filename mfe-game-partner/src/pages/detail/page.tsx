import type { PageModule } from '@huoban/contracts';
import { addressOf, breadcrumb, paths, useText } from '@huoban/runtime';
import { pictureSrcSet } from '@huoban/ui';
import { largestPictureFile } from '../../components/picture-file';
import { PartnerLoader } from '../../components/partner-loader';
import type { Partner } from '../../components/partner';
import { loadPartner, cachedPartner } from '../../components/partner-queries';
import { PORTRAIT_SIZES } from '../../components/portrait-sizes';
import { Actions } from './actions';
import { Introduction } from './introduction';
import { KnownGames } from './known-games';
import styles from './page.module.css';
import { Related } from './related';
import { Samples } from './samples';
import { loadStories } from './story-link';

function DetailPage() {
  return <PartnerLoader>{(partner) => <Detail partner={partner} />}</PartnerLoader>;
}

function Detail({ partner }: { partner: Partner }) {
  const text = useText();
  return (
    <article className={styles.detail}>
      <Introduction partner={partner} />
      <Samples partner={partner} />
      {partner.games.length > 0 && <KnownGames partner={partner} />}
      {partner.related.length > 0 && (
        <Related title={text('detail.related')} partners={partner.related} />
      )}
      <Actions partner={partner} on="mobile" />
    </article>
  );
}

export const page: PageModule = {
  async loader(ctx) {
    await Promise.all([loadPartner(ctx), loadStories(ctx)]);
  },

  head(ctx) {
    const partner = cachedPartner(ctx);
    if (!partner)
      return { title: ctx.text('square.title'), description: ctx.text('square.description') };
    const { id, name, line, bio, tags, picture, preview } = partner;
    const image = picture && largestPictureFile(picture);
    const path = paths.partnerDetail(id);
    return {
      title: ctx.text('detail.title', { name, line }),
      description: bio,
      ...(picture && {
        image: largestPictureFile(preview ?? picture),
        preloadImage: {
          srcSet: pictureSrcSet(picture, 'avif'),
          sizes: PORTRAIT_SIZES,
          type: 'image/avif',
        },
      }),
      jsonLd: [
        breadcrumb(ctx, [
          { name: ctx.text('square.crumb'), path: paths.gamePartner() },
          { name, path },
        ]),
        {
          '@type': 'ProfilePage',
          url: addressOf(ctx, path),
          inLanguage: ctx.language,
          mainEntity: {
            '@type': 'CreativeWork',
            name,
            headline: line,
            description: bio,
            keywords: tags.map((tag) => tag.name).join(', '),
            ...(image && { image: ctx.site.origin + image }),
          },
        },
      ],
    };
  },

  Page: DetailPage,
};
