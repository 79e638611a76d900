import type { EndpointPayload } from '@huoban/contracts/api';
import { useOwnList } from '@huoban/runtime';

const OWN = 'GET /api/users/activities';
export const JOIN = 'POST /api/users/activities/join';
export const VOTE = 'POST /api/users/activities/vote';

type OwnActivity = EndpointPayload<typeof OWN>['items'][number];

/** What the visitor did in an activity, undefined without anything; call it inside an `observer`. */
export const useOwnActivity = (id: string): OwnActivity | undefined =>
  useOwnList(OWN).data?.items.find((activity) => activity.id === id);
