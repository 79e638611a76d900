import type { PageModule } from '@huoban/contracts';
import { useDownload, usePlace } from '@huoban/runtime';
import { CommunityPanel } from './community/community-panel';
import { HeroPanel } from './hero/hero-panel';
import { PhoneBar } from './hero/phone-bar';
import { head } from './head';
import { loadLists } from './queries';
import { LibraryPanel } from './library/library-panel';
import { PartnersPanel } from './partners/partners-panel';
import { ProductPanel } from './product/product-panel';
import { Panels } from './panels/panels';

function HomePage() {
  const { device } = usePlace();
  const download = useDownload();
  return (
    <Panels>
      <HeroPanel download={download} />
      <div>
        <PartnersPanel />
        <ProductPanel />
        <LibraryPanel />
        <CommunityPanel download={download} />
        {device === 'mobile' && <PhoneBar download={download} />}
      </div>
    </Panels>
  );
}

export const page: PageModule = {
  loader: loadLists,
  head,
  Page: HomePage,
};
