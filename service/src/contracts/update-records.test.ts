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
let output: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'));
  output = [];
});
afterEach(() => rm(folder, { recursive: true }));

const update = (current: EndpointDigest[], accept: boolean) =>
  updateRecords({
    folder,
    current,
    accept,
    format: (json) => Promise.resolve(`${json}\n`),
    print: (line) => output.push(line),
  });
const recorded = async () => (await readdir(folder)).sort();

describe('updateRecords', () => {
  it('records a new endpoint with accept', async () => {
    expect(await update([TOKEN, ME], false)).toBe(false);
    expect(output).toEqual([
      '+ GET /api/im/get_token',
      '+ GET /api/users/me/',
      'Nothing is broken. Record it with: npm run contracts -- --accept',
    ]);
    expect(await recorded()).toEqual([]);

    expect(await update([TOKEN, ME], true)).toBe(true);
    expect(await recorded()).toEqual(['get.im.get_token.json', 'get.users.me.json']);
    output = [];
    expect(await update([TOKEN, ME], false)).toBe(true);
    expect(output).toEqual(['2 endpoints match their records.']);
  });

  it('rejects a breaking change even with accept', async () => {
    await update([TOKEN], true);
    const before = await readFile(join(folder, 'get.im.get_token.json'), 'utf8');
    output = [];
    expect(await update([EMPTIED], true)).toBe(false);
    expect(output).toEqual([
      '✗ GET /api/im/get_token: payload im_token may give its absence',
      '✗ GET /api/im/get_token: payload expires_in may give its absence',
      expect.stringContaining('allowed-breaks.json'),
    ]);
    expect(await readFile(join(folder, 'get.im.get_token.json'), 'utf8')).toBe(before);
  });

  it('removes an endpoint whose removal is allowed', async () => {
    await update([TOKEN, ME], true);
    output = [];
    expect(await update([TOKEN], true)).toBe(false);
    const [line = ''] = output;
    const change = line.replace('✗ GET /api/users/me/: ', '');
    const allowed = [{ endpoint: ME.endpoint, change, reason: 'no client calls it any longer' }];
    await writeFile(join(folder, 'allowed-breaks.json'), JSON.stringify(allowed));
    output = [];
    expect(await update([TOKEN], true)).toBe(true);
    expect(output).toEqual(['- GET /api/users/me/']);
    expect(await recorded()).toEqual(['allowed-breaks.json', 'get.im.get_token.json']);
  });
});
