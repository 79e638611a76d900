export const ACTIVITIES = 'GET /api/visitor/web/activity/index';
export const ACTIVITIES_INPUT = { query: {} };
