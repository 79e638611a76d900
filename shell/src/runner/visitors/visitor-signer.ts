import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a signature is for: one of another purpose is never valid. */
type Purpose = 'bucket' | 'address' | 'report';

/** 128 bits in base64url. */
const SIGNATURE_LENGTH = 22;

/** Signs what visitors hold, with the secret that all shells of a deployment share. */
export class VisitorSigner {
  constructor(private readonly secret: string) {}

  digest(purpose: Purpose, text: string): Buffer {
    return createHmac('sha256', this.secret).update(`${purpose}\n${text}`).digest();
  }

  sign(purpose: Purpose, text: string): string {
    return this.digest(purpose, text).toString('base64url').slice(0, SIGNATURE_LENGTH);
  }

  verifies(purpose: Purpose, text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.sign(purpose, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  }
}
