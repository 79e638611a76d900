import type { PageContext, PageHead, SiteConfig } from '@huoban/contracts';
import type { Activity, EndpointPayload } from '@huoban/contracts/api';
import { paths } from '@huoban/runtime';
import { pictureSrcSet } from '@huoban/ui';
import { BANNER_SIZES } from './activity-card';
import { ACTIVITIES, ACTIVITIES_INPUT } from './queries';

/** The days of the service are days in China. */
const CHINA = '+08:00';

const eventOf = (activity: Activity, site: SiteConfig, language: keyof SiteConfig['name']) => ({
  '@type': 'Event',
  name: activity.title,
  description: activity.summary,
  startDate: `${activity.starts_on}T00:00:00${CHINA}`,
  endDate: `${activity.ends_on}T23:59:59${CHINA}`,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: site.origin + paths.activity() },
  organizer: { '@type': 'Organization', name: site.company[language] },
  isAccessibleForFree: true,
  ...(activity.picture && {
    image: `${site.origin}${activity.picture.base}-${activity.picture.width}.webp`,
  }),
});

/** Title and description; each activity as an event; the first banner is seen at once. */
export function head({ cache, language, site, text }: PageContext): PageHead {
  const { items = [] } =
    cache.getQueryData<EndpointPayload<typeof ACTIVITIES>>([
      language,
      ACTIVITIES,
      ACTIVITIES_INPUT,
    ]) ?? {};
  const picture = items[0]?.picture;
  return {
    title: text('activity.title'),
    description: text('activity.description'),
    ...(picture && {
      image: `${picture.base}-${picture.width}.webp`,
      preloadImage: {
        srcSet: pictureSrcSet(picture, 'avif'),
        sizes: BANNER_SIZES,
        type: 'image/avif',
      },
    }),
    jsonLd: items.map((activity) => eventOf(activity, site, language)),
  };
}
