import type { Log } from '../process/log';
import type { SmsOutcome } from './sms-driver';

/** A code of a provider or of the system, fit for a log: never a sentence, which may repeat number and code. */
const SAFE_CODE = /^[\w.-]{1,64}$/;

/** The connection was not even made: surely nothing was sent. */
const NOT_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

function readSafeCode(error: object, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return (typeof value === 'string' || typeof value === 'number') && SAFE_CODE.test(String(value))
    ? String(value)
    : undefined;
}

/** What a provider answered: `null` when it took the message, else the code with which it refused. */
export type ProviderResult = { refusalCode: string | undefined } | null;

/** No answer within the time. */
class ProviderTimeout extends Error {
  override readonly name = 'NoAnswer';
}

async function withTimeout<Value>(work: Promise<Value>, milliseconds: number): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderTimeout()), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** What a thrown error means. `status`: HTTP status, where the provider's package tells it. */
function classifyError(error: object): { outcome: SmsOutcome; reason: string } {
  const code = readSafeCode(error, 'code');
  const status = Number(readSafeCode(error, 'statusCode') ?? readSafeCode(error, 'httpCode') ?? 0);
  const refused = (status >= 400 && status < 500) || NOT_CONNECTED.test(code ?? '');
  return {
    outcome: refused ? 'refused' : 'unknown',
    reason: code ?? (status > 0 ? `HTTP ${status}` : (readSafeCode(error, 'name') ?? 'error')),
  };
}

/**
 * Calls a provider once, and says what became of the message. Never throws; the log names the code of a failure only.
 * `milliseconds`: patience for the answer.
 */
export async function callProvider(
  name: string,
  milliseconds: number,
  log: Log,
  call: () => Promise<ProviderResult>,
): Promise<SmsOutcome> {
  try {
    const answer = await withTimeout(call(), milliseconds);
    if (answer === null) return 'sent';
    const reason = SAFE_CODE.test(answer.refusalCode ?? '') ? answer.refusalCode : 'no code';
    log.warn('the SMS provider refused a message', { driver: name, reason: String(reason) });
    return 'refused';
  } catch (error) {
    const { outcome, reason } = classifyError(error instanceof Object ? error : {});
    log.warn('the SMS provider failed', { driver: name, outcome, reason });
    return outcome;
  }
}
