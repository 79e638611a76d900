import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { postJson, readJson } from '../../harness/http';
import { startService } from '../../harness/servers';
import { test, type Drill } from '../drill';

const GUESSES = 5;
const PARALLEL = 40;
const NUMBERS = 1_000;
const CONCURRENCY = 50;
const WRONG = '000000';
/** The service of this drill accepts codes for 30 s. */
const EXPIRED_MS = 31_000;

interface ApiResponse {
  error_code: number;
  error_message: string;
}

const phoneOf = (index: number): string => `137${String(index).padStart(8, '0')}`;

class Client {
  constructor(
    private readonly url: string,
    private readonly address: string,
  ) {}

  private post(path: string, body: object): Promise<ApiResponse> {
    const headers = { 'x-forwarded-for': this.address };
    return readJson(postJson(this.url + path, { country_code: '86', ...body }, headers));
  }

  async readOutbox(phone: string): Promise<string | null> {
    const response = await fetch(`${this.url}/dev/sms?phone=${phone}`);
    return response.ok ? ((await readJson<{ code?: string }>(response)).code ?? null) : null;
  }

  sendCode(phone: string): Promise<ApiResponse> {
    return this.post('/api/users/send_phone_verification_code', { phone });
  }

  logIn(phone: string, code: string): Promise<ApiResponse> {
    const body = { phone, phone_verify_code: code, source: 'official-website' };
    return this.post('/api/users/login_register_share_no_invitation_code', body);
  }

  async requestCode(phone: string): Promise<{ right: string; wrong: string }> {
    assert.equal((await this.sendCode(phone)).error_code, 0, 'response to sending a code');
    const right = (await this.readOutbox(phone)) ?? '';
    return { right, wrong: right === WRONG ? '111111' : WRONG };
  }
}

const count = (responses: readonly ApiResponse[], code: number): number =>
  responses.filter(({ error_code }) => error_code === code).length;

async function refusesAlike(client: Client): Promise<string> {
  const first = await client.requestCode(phoneOf(1));
  const guesses: ApiResponse[] = [];
  for (let guess = 0; guess < GUESSES; guess += 1)
    guesses.push(await client.logIn(phoneOf(1), first.wrong));
  const sixth = await client.logIn(phoneOf(1), first.right);
  assert.notEqual(sixth.error_code, 0, 'the right code is accepted after five wrong ones');
  assert.equal(count(guesses, 0), 0, 'wrong guesses that were accepted');

  const second = await client.requestCode(phoneOf(2));
  assert.equal((await client.logIn(phoneOf(2), second.right)).error_code, 0, 'the right code');
  const repeated = await client.logIn(phoneOf(2), second.right);
  const third = await client.requestCode(phoneOf(3));
  await client.requestCode(phoneOf(4));
  const ofAnother = await client.logIn(phoneOf(4), third.right);
  const unknown = await client.logIn(phoneOf(5), third.right);
  const messages = [guesses[0], repeated, ofAnother, unknown].map(
    (response) => `${response?.error_code} ${response?.error_message}`,
  );
  assert.equal(new Set(messages).size, 1, `kinds of refusals (${messages.join(' / ')})`);
  assert.equal((await client.logIn(phoneOf(3), third.right)).error_code, 0, 'the number of a code');
  return `guesses, reuse and other numbers get ${messages[0]}; the sixth guess ${sixth.error_code}`;
}

async function countsParallelGuesses(client: Client): Promise<string> {
  const { right, wrong } = await client.requestCode(phoneOf(6));
  const responses = await Promise.all(
    Array.from({ length: PARALLEL }, () => client.logIn(phoneOf(6), wrong)),
  );
  const checked = count(responses, 41907);
  assert.ok(checked <= GUESSES, `${checked} guesses were checked`);
  assert.equal(checked + count(responses, 41912), PARALLEL, 'refusals');
  assert.notEqual((await client.logIn(phoneOf(6), right)).error_code, 0, 'the code is still valid');
  return `of ${PARALLEL} parallel guesses ${checked} were checked`;
}

async function logsInOnce(client: Client): Promise<string> {
  const { right } = await client.requestCode(phoneOf(7));
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => client.logIn(phoneOf(7), right)),
  );
  assert.equal(count(responses, 0), 1, 'logins by one code');
  return 'the right code 20 times in parallel: one login';
}

async function limitsAddress(client: Client): Promise<string> {
  const responses: ApiResponse[] = [];
  for (let from = 0; from < NUMBERS; from += CONCURRENCY) {
    const phones = Array.from({ length: CONCURRENCY }, (_, index) => phoneOf(1_000 + from + index));
    responses.push(...(await Promise.all(phones.map((phone) => client.sendCode(phone)))));
  }
  let sent = 0;
  for (const [index, { error_code }] of responses.entries()) {
    const isSent = (await client.readOutbox(phoneOf(1_000 + index))) !== null;
    if (isSent) sent += 1;
    assert.equal(isSent, error_code === 0, 'a code is sent if the response says so');
  }
  assert.deepEqual([count(responses, 0), sent], [20, 20], 'codes acknowledged and sent');
  const codes = new Set(responses.map(({ error_code }) => error_code));
  assert.deepEqual([...codes].sort(), [0, 41912], 'the responses');
  return `${NUMBERS} numbers from one address: ${sent} codes sent`;
}

async function expires(client: Client): Promise<string> {
  const { right } = await client.requestCode(phoneOf(8));
  await sleep(EXPIRED_MS);
  assert.equal((await client.logIn(phoneOf(8), right)).error_code, 41907, 'an expired code');
  return 'a code of 31 s is refused where codes are valid for 30 s';
}

/** Each attack has an address of its own. */
const ATTACKS = [refusesAlike, countsParallelGuesses, logsInOnce, limitsAddress, expires];

const PROXY_SIGNS: readonly [string, string][] = [
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'http'],
  ['forwarded', 'for=127.0.0.1'],
  ['via', '1.1 proxy'],
  ['x-real-ip', '127.0.0.1'],
  ['cdn-loop', 'edge'],
];

export const smsCodeDrills: readonly Drill[] = [
  test(`[45] ${PROXY_SIGNS.length} signs of a proxy on the same machine: neither codes nor counters are shown`, async (context) => {
    const client = new Client(context.url, '127.0.0.1');
    const phone = phoneOf(9);
    await client.requestCode(phone);
    const outboxes = ['/dev/sms', '/%64ev/sms', '/d%65v/sms'].map(
      (path) => `${path}?phone=${phone}`,
    );
    const hidden = [...outboxes, '/-/metrics', '/-/counts'];
    for (const address of hidden) {
      assert.equal((await context.fetch(address)).status, 200, address);
      for (const [name, value] of PROXY_SIGNS) {
        const { status } = await context.fetch(address, { headers: { [name]: value } });
        assert.equal(status, 404, `${address} with ${name}`);
      }
    }
    await assert.rejects(
      startService({ DEVELOPMENT_MODE: 'false', SMS_DRIVER: 'outbox' }),
      /DEVELOPMENT_MODE/,
    );
  }),
  test(`[45] [full] codes guessed, reused, used for another number, guessed ${PARALLEL} times in parallel, sent to ${NUMBERS} numbers, expired: refused alike, counted exactly`, async ({
    cleanup,
  }) => {
    const env = { CODE_SECONDS: '30', LIMIT_GUESSES_PER_ADDRESS_HOUR: '1000' };
    const { url } = cleanup.stopLater(await startService(env));
    const notes: string[] = [];
    for (const [index, attack] of ATTACKS.entries())
      notes.push(await attack(new Client(url, `203.0.113.${index + 1}`)));
    return notes.join('; ');
  }),
];
