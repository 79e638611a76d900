import type { PageModule } from '@huoban/contracts';
import { useDownload, usePlace } from '@huoban/runtime';
import { CommunityScene } from './community/community-scene';
import { HeroScene } from './hero/hero-scene';
import { PhoneBar } from './hero/phone-bar';
import { homeHead } from './home-head';
import { fetchLists } from './home-queries';
import { LibraryScene } from './library/library-scene';
import { PartnersScene } from './partners/partners-scene';
import { ProductScene } from './product/product-scene';
import { Scenes } from './scenes/scenes';

function HomePage() {
  const { device } = usePlace();
  const download = useDownload();
  return (
    <Scenes>
      <HeroScene download={download} />
      <PartnersScene />
      <ProductScene />
      <LibraryScene />
      <CommunityScene download={download} />
      {device === 'mobile' && <PhoneBar download={download} />}
    </Scenes>
  );
}

export const page: PageModule = {
  loader: fetchLists,
  head: homeHead,
  Page: HomePage,
};
