import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundlePrograms } from './bundle-servers';

const ROOT = path.join(__dirname, '../../..');

describe('server bundles', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'huoban-bundle-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true, force: true }));

  it.each([
    [
      'release/src/storage/s3/s3-client.ts',
      `const { client } = await program.connectS3({ AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' });
       console.log(typeof client.send);`,
    ],
    [
      'service/src/sms/tencent.ts',
      `const settings = { SMS_TENCENT_ENDPOINT: 'sms.example', SMS_TIMEOUT_MS: 1000 };
       for (const name of ['SECRET_ID', 'SECRET_KEY', 'APP_ID', 'SIGN_NAME', 'TEMPLATE_ID'])
         settings['SMS_TENCENT_' + name] = 'x';
       console.log(typeof (await program.createTencentSms(settings)).send);`,
    ],
    [
      'service/src/sms/aliyun.ts',
      `const settings = { SMS_ALIYUN_ENDPOINT: 'sms.example', SMS_TIMEOUT_MS: 1000 };
       for (const name of ['ACCESS_KEY_ID', 'ACCESS_KEY_SECRET', 'SIGN_NAME', 'TEMPLATE_CODE'])
         settings['SMS_ALIYUN_' + name] = 'x';
       console.log(typeof (await program.createAliyunSms(settings)).send);`,
    ],
  ])('load the packages on demand of %s', async (entry, use) => {
    const name = path.basename(entry, '.ts');
    await bundlePrograms(ROOT, { folder, files: { [name]: entry } });
    const script = `const program = await import('${path.join(folder, `${name}.mjs`)}'); ${use}`;
    const { stdout } = await promisify(execFile)(process.execPath, [
      '--input-type=module',
      '--eval',
      script,
    ]);
    expect(stdout.trim()).toBe('function');
  });
});
