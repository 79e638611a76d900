import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@huoban/contracts/api';
import { createDigest, type EndpointDigest } from '@huoban/contracts/digests';
import { updateRecords } from './update-records';

const TOKEN = createDigest('GET /api/im/get_token', endpoints['GET /api/im/get_token']);
const ME = createDigest('GET /api/users/me/', endpoints['GET /api/users/me/']);
const EMPTIED: EndpointDigest = { ...TOKEN, payload: { type: 'object', properties: {} } };

let folder: string;
let said: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  said = [];
});
afterEach(() => rm(folder, { recursive: true }));

const keep = (current: EndpointDigest[], accept: boolean) =>
  updateRecords({
    folder,
    current,
    accept,
    format: (json) => Promise.resolve(`${json}\n`),
    print: (line) => said.push(line),
  });
const recorded = async () => (await readdir(folder)).sort();

describe('the record of the released contract', () => {
  it('takes a new endpoint when it is told to, and is content from then on', async () => {
    expect(await keep([TOKEN, ME], false)).toBe(false);
    expect(said).toEqual([
      '+ GET /api/im/get_token',
      '+ GET /api/users/me/',
      'Nothing is broken. Record it with: npm run contracts -- --accept',
    ]);
    expect(await recorded()).toEqual([]);

    expect(await keep([TOKEN, ME], true)).toBe(true);
    expect(await recorded()).toEqual(['get.im.get_token.json', 'get.users.me.json']);
    said = [];
    expect(await keep([TOKEN, ME], false)).toBe(true);
    expect(said).toEqual(['2 endpoints are as recorded.']);
  });

  it('refuses what breaks callers, even when it is told to take it', async () => {
    await keep([TOKEN], true);
    const before = await readFile(join(folder, 'get.im.get_token.json'), 'utf8');
    said = [];
    expect(await keep([EMPTIED], true)).toBe(false);
    expect(said).toEqual([
      '✗ GET /api/im/get_token: payload im_token may give its absence',
      '✗ GET /api/im/get_token: payload expires_in may give its absence',
      expect.stringContaining('allowed-breaks.json'),
    ]);
    expect(await readFile(join(folder, 'get.im.get_token.json'), 'utf8')).toBe(before);
  });

  it('drops an endpoint whose end was decided on', async () => {
    await keep([TOKEN, ME], true);
    said = [];
    expect(await keep([TOKEN], true)).toBe(false);
    const [line = ''] = said;
    const change = line.replace('✗ GET /api/users/me/: ', '');
    const allowed = [{ endpoint: ME.endpoint, change, reason: 'nobody calls it any longer' }];
    await writeFile(join(folder, 'allowed-breaks.json'), JSON.stringify(allowed));
    said = [];
    expect(await keep([TOKEN], true)).toBe(true);
    expect(said).toEqual(['- GET /api/users/me/']);
    expect(await recorded()).toEqual(['allowed-breaks.json', 'get.im.get_token.json']);
  });
});
