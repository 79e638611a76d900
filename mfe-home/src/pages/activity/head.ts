import type { PageContext, PageHead } from '@huoban/contracts';
import { fullSizePictureFile, preloadPicture } from '@huoban/ui';
import { BANNER_SIZES } from './activity-card';
import { activityJsonLd } from './json-ld';
import { cachedActivities } from './queries';

/** Preloads the first banner, which is above the fold. */
export function head(context: PageContext): PageHead {
  const { text } = context;
  const activities = cachedActivities(context);
  const picture = activities[0]?.picture;
  return {
    title: text('activity.title'),
    description: text('activity.description'),
    ...(picture && {
      image: fullSizePictureFile(picture),
      preloadImage: preloadPicture(picture, BANNER_SIZES),
    }),
    jsonLd: activities.map((activity) => activityJsonLd(context, activity)),
  };
}
