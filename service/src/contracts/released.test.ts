import { join } from 'node:path';
import { currentDigests, createDigest } from '@huoban/contracts/digests';
import { recordFileName, readRecords } from './records';
import { compareContracts } from './compare-contracts';
import { endpoints } from '@huoban/contracts/api';

const FOLDER = join(__dirname, '../../contracts');

describe('the released contract', () => {
  it('has lost nothing that is not allowed with a reason, and what is new is recorded (npm run contracts -- --accept)', async () => {
    const { digests, allowed } = await readRecords(FOLDER);
    expect(digests.length).toBeGreaterThanOrEqual(24);
    expect(compareContracts(digests, currentDigests(), allowed)).toEqual({
      breaks: [],
      unrecorded: [],
    });
  });

  it('keeps one file for each endpoint', () => {
    const files = Object.keys(endpoints).map(recordFileName);
    expect(new Set(files).size).toBe(files.length);
    expect(recordFileName('GET /api/users/me/')).toBe('get.users.me.json');
  });
});

describe('a review', () => {
  const was = createDigest('GET /api/im/get_token', endpoints['GET /api/im/get_token']);
  const is = { ...was, payload: { type: 'object', properties: {} } };
  const gone = (field: string) => ({
    endpoint: was.endpoint,
    change: `payload ${field} may give its absence`,
  });

  it('names what is broken', () => {
    expect(compareContracts([was], [is], []).breaks).toEqual([
      gone('im_token'),
      gone('expires_in'),
    ]);
  });

  it('lets pass what is allowed, and wants it recorded', () => {
    const reason = 'nobody ever read it';
    const allowed = [gone('im_token'), gone('expires_in')].map((each) => ({ ...each, reason }));
    expect(compareContracts([was], [is], allowed)).toEqual({
      breaks: [],
      unrecorded: [was.endpoint],
    });
  });
});
