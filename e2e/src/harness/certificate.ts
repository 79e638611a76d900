import { execFile } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  key: string;
  cert: string;
  /** SHA-256 of the public key in base64, for `--ignore-certificate-errors-spki-list` of Chromium. */
  fingerprint: string;
}

/**
 * A self-signed certificate for 127.0.0.1.
 * @param years of its begin and its end
 * @returns null where openssl is not installed
 */
export async function createCertificate(
  folder: string,
  [begin, end]: readonly [number, number],
): Promise<Certificate | null> {
  const openssl = (...args: string[]) => promisify(execFile)('openssl', args, { cwd: folder });
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const request = ['-subj', '/CN=127.0.0.1', '-keyout', 'key.pem', '-out', 'request.pem'];
  try {
    await openssl('req', ...curve, ...request);
  } catch {
    return null;
  }
  await fs.writeFile(path.join(folder, 'index.txt'), '');
  await fs.writeFile(path.join(folder, 'serial'), '01');
  await fs.writeFile(path.join(folder, 'ca.cnf'), AUTHORITY);
  const own = ['-config', 'ca.cnf', '-keyfile', 'key.pem'];
  const files = [...own, '-in', 'request.pem', '-out', 'cert.pem'];
  const dates = ['-startdate', `${begin}0101000000Z`, '-enddate', `${end}0101000000Z`];
  await openssl('ca', '-batch', '-selfsign', '-notext', ...files, ...dates);
  const key = await fs.readFile(path.join(folder, 'key.pem'), 'utf8');
  const cert = await fs.readFile(path.join(folder, 'cert.pem'), 'utf8');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(publicKey).digest('base64') };
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
