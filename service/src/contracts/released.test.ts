import { join } from 'node:path';
import { currentDigests, createDigest } from '@huoban/contracts/digests';
import { recordFileName, readRecords } from './records';
import { compareContracts } from './compare-contracts';
import { endpoints } from '@huoban/contracts/api';

const FOLDER = join(__dirname, '../../contracts');

describe('the released contract', () => {
  it('has no break without a reason, and additions are recorded (npm run contracts -- --accept)', async () => {
    const { digests, allowed } = await readRecords(FOLDER);
    expect(digests.length).toBeGreaterThanOrEqual(24);
    expect(compareContracts(digests, currentDigests(), allowed)).toEqual({
      breaks: [],
      unrecorded: [],
    });
  });

  it('has one file per endpoint', () => {
    const files = Object.keys(endpoints).map(recordFileName);
    expect(new Set(files).size).toBe(files.length);
    expect(recordFileName('GET /api/users/me/')).toBe('get.users.me.json');
  });
});

describe('compareContracts', () => {
  const recorded = createDigest('GET /api/im/get_token', endpoints['GET /api/im/get_token']);
  const current = { ...recorded, payload: { type: 'object', properties: {} } };
  const missing = (field: string) => ({
    endpoint: recorded.endpoint,
    change: `payload ${field} may give its absence`,
  });

  it('returns breaking changes', () => {
    expect(compareContracts([recorded], [current], []).breaks).toEqual([
      missing('im_token'),
      missing('expires_in'),
    ]);
  });

  it('accepts allowed breaks and requires a new record', () => {
    const reason = 'no client reads it';
    const allowed = [missing('im_token'), missing('expires_in')].map((each) => ({
      ...each,
      reason,
    }));
    expect(compareContracts([recorded], [current], allowed)).toEqual({
      breaks: [],
      unrecorded: [recorded.endpoint],
    });
  });
});
