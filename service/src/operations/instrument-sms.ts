import type { SmsDriver, SmsOutcome } from '../sms/sms-driver';
import type { Probe } from './health-states';
import type { Metrics } from './metrics';

/** Consecutive failures after which the provider is degraded. */
const FAILURES_UNTIL_DEGRADED = 3;

/** Adds metrics and a health probe to an SMS driver. Without one it is degraded, unless it is off by choice. */
export function instrumentSms(
  driver: SmsDriver,
  { sms }: Metrics,
  isOffByChoice = false,
): SmsDriver & { probe: Probe } {
  let failures = 0;
  const probe: Probe = () => {
    if (driver.name === 'off' && !isOffByChoice)
      return {
        part: 'sms',
        state: 'degraded',
        reason: 'no provider is configured: set SMS_DRIVER, to off where none is wanted',
      };
    if (failures >= FAILURES_UNTIL_DEGRADED)
      return { part: 'sms', state: 'degraded', reason: `the last ${failures} messages failed` };
    return { part: 'sms', state: 'ready' };
  };
  const recordOutcome = (outcome: SmsOutcome) => {
    sms.inc({ driver: driver.name, outcome });
    failures = outcome === 'sent' ? 0 : failures + 1;
    return outcome;
  };
  return {
    name: driver.name,
    send: async (message) => recordOutcome(await driver.send(message)),
    probe,
  };
}
