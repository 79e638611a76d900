import type { VersionRecord } from '@huoban/contracts';

/** For tests: a version 1.0.0 that breaks no rule, with changes. It holds what checks look at. */
export const createVersionRecord = (
  name: VersionRecord['name'],
  changes: object = {},
): VersionRecord =>
  ({
    name,
    version: '1.0.0',
    contract: 1,
    locales: ['zh', 'en', 'ja'],
    routes: [],
    endpoints: [],
    shared: { react: name === 'shell' ? '19.3.1' : '^19.3.0' },
    groups: {},
    files: {},
    ...changes,
  }) as unknown as VersionRecord;
