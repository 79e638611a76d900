import type { PageContext } from '@huoban/contracts';
import type { Activity } from '@huoban/contracts/api';
import { addressOf, paths } from '@huoban/runtime';
import { fullSizePictureFile } from '@huoban/ui';

/** The dates of the service are dates in China. */
const CHINA_OFFSET = '+08:00';

/** An activity as an event. */
export const activityJsonLd = ({ site, language }: PageContext, activity: Activity) => ({
  '@type': 'Event',
  name: activity.title,
  description: activity.summary,
  startDate: `${activity.starts_on}T00:00:00${CHINA_OFFSET}`,
  endDate: `${activity.ends_on}T23:59:59${CHINA_OFFSET}`,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
  location: { '@type': 'VirtualLocation', url: addressOf({ site, language }, paths.activity()) },
  organizer: { '@type': 'Organization', name: site.company[language] },
  isAccessibleForFree: true,
  ...(activity.picture && {
    image: site.origin + fullSizePictureFile(activity.picture),
  }),
});
