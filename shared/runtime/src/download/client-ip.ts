import { isRecord } from '../storage/parse-json';

const TIMEOUT_MS = 10_000;

let clientIp = '';

/** The visitor's IP; empty before `lookUpClientIp` has found it, or if it fails. */
export const knownClientIp = (): string => clientIp;

/** Asks the lookup service for the visitor's IP, ahead of the reports that contain it. Never rejects. */
export async function lookUpClientIp(lookup: string): Promise<void> {
  clientIp = '';
  try {
    const response = await fetch(lookup, {
      credentials: 'omit',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    if (!isRecord(body) || typeof body['ip'] !== 'string')
      throw new Error('the response has no ip');
    clientIp = body['ip'].slice(0, 64);
  } catch (error) {
    console.warn('IP lookup failed', error);
  }
}
