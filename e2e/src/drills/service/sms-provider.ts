import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listen } from '../../harness/processes';

const codes = new Map<string, string>();

/** Answers like Tencent Cloud and keeps the last code of each number. */
const provider = createServer((request, response) => {
  void json(request).then((body) => {
    const { PhoneNumberSet, TemplateParamSet } = body as Record<string, [string]>;
    codes.set(PhoneNumberSet?.[0].replace('+86', '') ?? '', TemplateParamSet?.[0] ?? '');
    const Response = { SendStatusSet: [{ Code: 'Ok', Message: '' }], RequestId: '1' };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ Response }));
  });
}).unref();
let port: Promise<number> | null = null;

/** Settings of a service on PostgreSQL, where there is no SMS outbox: its codes arrive in this process. */
export async function smsProviderSettings(): Promise<NodeJS.ProcessEnv> {
  port ??= listen(provider);
  return {
    SMS_DRIVER: 'tencent',
    // This process may be too busy to answer sooner.
    SMS_TIMEOUT_MS: '30000',
    SMS_TENCENT_ENDPOINT: `http://127.0.0.1:${await port}`,
    SMS_TENCENT_SECRET_ID: 'drill',
    SMS_TENCENT_SECRET_KEY: 'drill',
    SMS_TENCENT_APP_ID: '1400000000',
    SMS_TENCENT_SIGN_NAME: 'drill',
    SMS_TENCENT_TEMPLATE_ID: '1',
  };
}

/** A code is read once: a service with an outbox may send to the same number later. */
export function takeSentCode(phone: string): string | undefined {
  const code = codes.get(phone);
  codes.delete(phone);
  return code;
}
