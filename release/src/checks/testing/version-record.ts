import type { VersionRecord } from '@huoban/contracts';

/** A version 1.0.0 that breaks no rule, with the given changes. */
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
