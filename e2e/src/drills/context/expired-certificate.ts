import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CannotBeDone } from '../drill';

const run = promisify(execFile);

/**
 * A certificate for 127.0.0.1 that nobody vouches for and that ended in 2020.
 * @throws CannotBeDone without openssl
 */
export async function expiredCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const file = (name: string): string => path.join(folder, name);
  const openssl = (...args: string[]) => run('openssl', args, { cwd: folder });
  try {
    await openssl(
      'req',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-subj',
      '/CN=127.0.0.1',
      '-keyout',
      'key.pem',
      '-out',
      'request.pem',
    );
  } catch (cause) {
    throw new CannotBeDone('there is no openssl on this machine', { cause });
  }
  await fs.writeFile(file('index.txt'), '');
  await fs.writeFile(file('serial'), '01');
  await fs.writeFile(file('ca.cnf'), AUTHORITY);
  await openssl(
    ...[
      'ca',
      '-batch',
      '-selfsign',
      '-config',
      'ca.cnf',
      '-in',
      'request.pem',
      '-keyfile',
      'key.pem',
    ],
    ...[
      '-out',
      'cert.pem',
      '-startdate',
      '20190101000000Z',
      '-enddate',
      '20200101000000Z',
      '-notext',
    ],
  );
  const [key, cert] = await Promise.all(
    ['key.pem', 'cert.pem'].map((name) => fs.readFile(file(name), 'utf8')),
  );
  return { key: key ?? '', cert: cert ?? '' };
}

const AUTHORITY = `[ca]
default_ca = own
[own]
new_certs_dir = .
database = index.txt
serial = serial
default_md = sha256
policy = any
[any]
commonName = supplied
`;
