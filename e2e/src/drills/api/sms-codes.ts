import { must, mustEqual } from '../../check';
import type { Drill } from '../drill';
import { ownService, withParts } from '../context/started-processes';

const GUESSES = 5;
const PARALLEL = 40;
const NUMBERS = 1_000;
const AT_ONCE = 50;
const WRONG = '000000';
/** Where codes live 30 s. */
const OLD_MS = 31_000;

interface Envelope {
  error_code: number;
  error_message: string;
  payload: unknown;
}

interface Answer extends Envelope {
  status: number;
}

const phoneOf = (index: number): string => `137${String(index).padStart(8, '0')}`;

/** A visitor of one service, from an address of their own. */
const callerOf = (url: string, address: string) => {
  const post = async (path: string, body: object): Promise<Answer> => {
    const answer = await fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
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

type Caller = ReturnType<typeof callerOf>;

/** A code is guessed, reused, and used for another number. */
async function refusesAlike(caller: Caller): Promise<string> {
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
  return `guesses, reuse and other numbers read ${words[0]}; the sixth guess ${sixth.error_code}`;
}

async function countsGuessesAtOnce(caller: Caller): Promise<string> {
  const { right, wrong } = await caller.code(phoneOf(6));
  const answers = await Promise.all(
    Array.from({ length: PARALLEL }, () => caller.logIn(phoneOf(6), wrong)),
  );
  const looked = count(answers, 41907);
  must(looked <= GUESSES, `${looked} guesses were looked at`);
  mustEqual(looked + count(answers, 41912), PARALLEL, 'answers that are refusals');
  must((await caller.logIn(phoneOf(6), right)).error_code !== 0, 'the code lives on');
  return `of ${PARALLEL} guesses at once ${looked} were looked at`;
}

async function logsInOnce(caller: Caller): Promise<string> {
  const { right } = await caller.code(phoneOf(7));
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => caller.logIn(phoneOf(7), right)),
  );
  mustEqual(count(answers, 0), 1, 'logins by one code at once');
  return 'the right code 20 times at once: one login';
}

async function limitsAnAddress(caller: Caller): Promise<string> {
  const answers: Answer[] = [];
  for (let from = 0; from < NUMBERS; from += AT_ONCE) {
    const numbers = Array.from({ length: AT_ONCE }, (_, index) => phoneOf(1_000 + from + index));
    answers.push(...(await Promise.all(numbers.map((phone) => caller.ask(phone)))));
  }
  const said = count(answers, 0);
  let sent = 0;
  for (const [index, { error_code }] of answers.entries()) {
    const has = (await caller.outbox(phoneOf(1_000 + index))) !== null;
    if (has) sent += 1;
    mustEqual(has, error_code === 0, 'whether a code that was promised was sent');
  }
  mustEqual([said, sent], [20, 20], 'codes promised and sent');
  const refusals = new Set(answers.map(({ error_code }) => error_code));
  mustEqual([...refusals].sort(), [0, 41912], 'the answers');
  return `${NUMBERS} numbers from one address: ${sent} codes sent`;
}

async function forgets(caller: Caller): Promise<string> {
  const { right } = await caller.code(phoneOf(8));
  await new Promise((resolve) => setTimeout(resolve, OLD_MS));
  mustEqual((await caller.logIn(phoneOf(8), right)).error_code, 41907, 'the answer to an old code');
  return 'a code of 31 s is refused where codes live 30 s';
}

/** Whoever wants into the account of another; each attacker has an address of their own. */
const ATTACKS = [refusesAlike, countsGuessesAtOnce, logsInOnce, limitsAnAddress, forgets];

/** A service of its own with its usual limits. */
export const codeDrills: readonly Drill[] = [
  {
    rows: [45],
    long: true,
    name: `codes guessed, reused, used for another number, guessed ${PARALLEL} times at once, sent to ${NUMBERS} numbers, grown old: refused alike, counted exactly`,
    run: () =>
      withParts(async (undo) => {
        const env = { CODE_SECONDS: '30', LIMIT_GUESSES_PER_ADDRESS_HOUR: '1000' };
        const { url } = await ownService(undo, env);
        const found: string[] = [];
        for (const [index, attack] of ATTACKS.entries()) {
          found.push(await attack(callerOf(url, `203.0.113.${index + 1}`)));
        }
        return found.join('; ');
      }),
  },
];
