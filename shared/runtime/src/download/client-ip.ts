import { isRecord } from '../storage/parse-json';

/** The click waits for it: not long. */
const TIMEOUT_MS = 2000;

/** The visitor's address as the lookup service sees it; an empty text when it does not say. */
export async function fetchClientIp(lookup: string): Promise<string> {
  try {
    const response = await fetch(lookup, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    if (isRecord(answer) && typeof answer['ip'] === 'string') return answer['ip'].slice(0, 64);
    throw new Error('the answer has no ip');
  } catch (failure) {
    console.warn('IP lookup failed', failure);
    return '';
  }
}
