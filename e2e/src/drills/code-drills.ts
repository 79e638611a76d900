import { must, mustEqual } from '../check';
import type { Drill } from './drill';
import { ownService, withParts } from './own-parts';

const GUESSES = 5;
const PARALLEL = 40;
const NUMBERS = 1_000;
const AT_ONCE = 50;
const WRONG = '000000';

interface Envelope {
  error_code: number;
  error_message: string;
  payload: unknown;
}

interface Answer extends Envelope {
  status: number;
}

const phoneOf = (index: number): string => `137${String(index).padStart(8, '0')}`;

/** A visitor of one service, from one address. */
const callerOf = (url: string) => {
  const post = async (path: string, body: object): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ country_code: '86', ...body }),
    });
    return { status: answer.status, ...((await answer.json()) as Envelope) };
  };
  const outbox = async (phone: string): Promise<string | null> => {
    const answer = await fetch(`${url}/dev/sms?phone=${phone}`);
    return answer.ok ? (((await answer.json()) as { code?: string }).code ?? null) : null;
  };
  return {
    outbox,
    ask: (phone: string) => post('/api/users/send_phone_verification_code', { phone }),
    logIn: (phone: string, code: string) =>
      post('/api/users/login_register_share_no_invitation_code', {
        phone,
        phone_verify_code: code,
        source: 'official-website',
      }),
    /** Asks for a code. @returns it, and one that is surely wrong */
    async code(phone: string): Promise<{ right: string; wrong: string }> {
      mustEqual((await this.ask(phone)).error_code, 0, 'the answer to asking for a code');
      const right = (await outbox(phone)) ?? '';
      return { right, wrong: right === WRONG ? '111111' : WRONG };
    },
  };
};

const count = (answers: readonly Answer[], code: number): number =>
  answers.filter(({ error_code }) => error_code === code).length;

/** Whoever wants into the account of another. A service of its own with its usual limits; each drill begins anew. */
export const codeDrills: readonly Drill[] = [
  {
    rows: [45],
    name: 'a code is guessed, reused and used for another number: refused alike, the sixth guess with the right one too',
    run: () =>
      withParts(async (undo) => {
        const caller = callerOf((await ownService(undo)).url);
        const first = await caller.code(phoneOf(1));
        const guesses: Answer[] = [];
        for (let guess = 0; guess < GUESSES; guess += 1) {
          guesses.push(await caller.logIn(phoneOf(1), first.wrong));
        }
        const sixth = await caller.logIn(phoneOf(1), first.right);
        must(sixth.error_code !== 0, 'the right code counts after five wrong ones');
        mustEqual(count(guesses, 0), 0, 'wrong guesses that were taken');

        const second = await caller.code(phoneOf(2));
        mustEqual((await caller.logIn(phoneOf(2), second.right)).error_code, 0, 'the right code');
        const again = await caller.logIn(phoneOf(2), second.right);
        const third = await caller.code(phoneOf(3));
        await caller.code(phoneOf(4));
        const ofAnother = await caller.logIn(phoneOf(4), third.right);
        const unknown = await caller.logIn(phoneOf(5), third.right);
        const words = [guesses[0], again, ofAnother, unknown].map(
          (answer) => `${answer?.error_code} ${answer?.error_message}`,
        );
        mustEqual(new Set(words).size, 1, `kinds of refusals (${words.join(' / ')})`);
        mustEqual((await caller.logIn(phoneOf(3), third.right)).error_code, 0, 'its own number');
        return `refused with ${words[0]}; the sixth guess with ${sixth.error_code}`;
      }),
  },
  {
    rows: [45],
    name: `${PARALLEL} guesses at once: exactly ${GUESSES} are looked at, and the code is dead`,
    run: () =>
      withParts(async (undo) => {
        const service = await ownService(undo, { LIMIT_GUESSES_PER_ADDRESS_HOUR: '1000' });
        const caller = callerOf(service.url);
        const { right, wrong } = await caller.code(phoneOf(1));
        const answers = await Promise.all(
          Array.from({ length: PARALLEL }, () => caller.logIn(phoneOf(1), wrong)),
        );
        const looked = count(answers, 41907);
        must(looked <= GUESSES, `${looked} guesses were looked at`);
        mustEqual(looked + count(answers, 41912), PARALLEL, 'answers that are refusals');
        const late = await caller.logIn(phoneOf(1), right);
        must(late.error_code !== 0, 'the code lives on');
        return `${looked} looked at, ${PARALLEL - looked} refused unseen`;
      }),
  },
  {
    rows: [45],
    name: 'the right code twenty times at once: one login, no more',
    run: () =>
      withParts(async (undo) => {
        const caller = callerOf((await ownService(undo)).url);
        const { right } = await caller.code(phoneOf(1));
        const answers = await Promise.all(
          Array.from({ length: 20 }, () => caller.logIn(phoneOf(1), right)),
        );
        mustEqual(count(answers, 0), 1, 'logins');
      }),
  },
  {
    rows: [45],
    name: `codes for ${NUMBERS} numbers from one address: exactly 20 are sent, the others read the same`,
    run: () =>
      withParts(async (undo) => {
        const caller = callerOf((await ownService(undo)).url);
        const answers: Answer[] = [];
        for (let from = 0; from < NUMBERS; from += AT_ONCE) {
          const numbers = Array.from({ length: AT_ONCE }, (_, index) => phoneOf(from + index));
          answers.push(...(await Promise.all(numbers.map((phone) => caller.ask(phone)))));
        }
        const said = count(answers, 0);
        let sent = 0;
        for (let index = 0; index < NUMBERS; index += 1) {
          if ((await caller.outbox(phoneOf(index))) !== null) sent += 1;
        }
        mustEqual([said, sent], [20, 20], 'codes promised and sent');
        const refusals = new Set(
          answers.filter(({ error_code }) => error_code !== 0).map(({ error_code }) => error_code),
        );
        mustEqual([...refusals], [41912], 'the refusals');
        const again = await caller.ask(phoneOf(0));
        mustEqual(again.error_code, 41912, 'a second code within a minute');
      }),
  },
  {
    rows: [45],
    long: true,
    name: 'a code that is 31 s old where codes live 30 s: refused as a wrong one is',
    run: () =>
      withParts(async (undo) => {
        const caller = callerOf((await ownService(undo, { CODE_SECONDS: '30' })).url);
        const { right } = await caller.code(phoneOf(1));
        await new Promise((resolve) => setTimeout(resolve, 31_000));
        const answer = await caller.logIn(phoneOf(1), right);
        mustEqual(answer.error_code, 41907, 'the answer');
      }),
  },
];
