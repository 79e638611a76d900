import { execFile } from 'node:child_process';
import { X509Certificate, createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

export interface Certificate {
  key: string;
  cert: string;
  /** SHA-256 of the public key, base64, as a browser's exception list wants it. */
  fingerprint: string;
}

/** A certificate for 127.0.0.1, signed by itself and valid for a day; null where openssl is not installed. */
export async function makeCertificate(folder: string): Promise<Certificate | null> {
  const keyFile = path.join(folder, 'key.pem');
  const certFile = path.join(folder, 'cert.pem');
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const out = ['-days', '1', '-keyout', keyFile, '-out', certFile];
  try {
    await promisify(execFile)('openssl', ['req', '-x509', ...curve, ...name, ...out]);
  } catch {
    return null;
  }
  const cert = await fs.readFile(certFile, 'utf8');
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return {
    key: await fs.readFile(keyFile, 'utf8'),
    cert,
    fingerprint: createHash('sha256').update(publicKey).digest('base64'),
  };
}
