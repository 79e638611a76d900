import { isRecord } from '../storage/parse-json';

/** Short, because the click waits for the lookup. */
const TIMEOUT_MS = 2000;

/** The visitor's IP from the lookup service, or an empty string when the lookup fails. */
export async function fetchClientIp(lookup: string): Promise<string> {
  try {
    const response = await fetch(lookup, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (isRecord(body) && typeof body['ip'] === 'string') return body['ip'].slice(0, 64);
    throw new Error('the response has no ip');
  } catch (error) {
    console.warn('IP lookup failed', error);
    return '';
  }
}
