import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../process/log';
import type { SmsOutcome } from './sms-driver';

/** Error codes that may be logged. Messages may not: they can repeat the number and the code. */
const SAFE_CODE = /^[\w.-]{1,64}$/;

/** Without a connection nothing was sent. */
const NOT_CONNECTED = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

function readSafeCode(error: object, field: string): string | undefined {
  const value: unknown = Reflect.get(error, field);
  return (typeof value === 'string' || typeof value === 'number') && SAFE_CODE.test(String(value))
    ? String(value)
    : undefined;
}

/** `null` when the provider accepted the message, else its error code. */
export type ProviderResult = { refusalCode: string | undefined } | null;

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
 * Calls a provider once. Never throws; logs only the code of a failure.
 */
export async function callProvider(
  name: string,
  timeoutMs: number,
  log: Log,
  call: () => Promise<ProviderResult>,
): Promise<SmsOutcome> {
  try {
    const timeout = delay(timeoutMs, undefined, { ref: false }).then(() => {
      throw new DOMException('The provider did not respond.', 'TimeoutError');
    });
    const result = await Promise.race([call(), timeout]);
    if (result === null) return 'sent';
    const reason = SAFE_CODE.test(result.refusalCode ?? '') ? result.refusalCode : 'no code';
    log.warn('the SMS provider refused a message', { driver: name, reason: String(reason) });
    return 'refused';
  } catch (error) {
    const { outcome, reason } = classifyError(error instanceof Object ? error : {});
    log.warn('the SMS provider failed', { driver: name, outcome, reason });
    return outcome;
  }
}
