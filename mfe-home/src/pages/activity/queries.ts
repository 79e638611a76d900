import type { PageContext } from '@huoban/contracts';
import type { Activity, EndpointPayload } from '@huoban/contracts/api';
import { apiQuery, inTime, useApiQuery } from '@huoban/runtime';

const ACTIVITIES = 'GET /api/visitor/web/activity/index';
const INPUT = { query: {} };

export async function loadActivities({ api, cache, language }: PageContext): Promise<void> {
  await inTime(cache.query(apiQuery(api, language, ACTIVITIES, INPUT)));
}

/** The activities that `loadActivities` stored in the cache. */
export const cachedActivities = ({ cache, language }: PageContext): Activity[] =>
  cache.getQueryData<EndpointPayload<typeof ACTIVITIES>>([language, ACTIVITIES, INPUT])?.items ??
  [];

export const useActivities = () => useApiQuery(ACTIVITIES, INPUT);
