import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readVisitorSecret } from './visitor-secret';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-secret-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('readVisitorSecret', () => {
  it('is one secret for all shells that start at the same time, and later', async () => {
    const file = path.join(folder, 'shell/visitor-secret');
    const read = await Promise.all(Array.from({ length: 8 }, () => readVisitorSecret(file)));
    expect(new Set([...read, await readVisitorSecret(file)]).size).toBe(1);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(path.dirname(file))).toEqual(['visitor-secret']);
  });

  it('refuses other content, and a folder that cannot be created', async () => {
    const file = path.join(folder, 'short');
    fs.writeFileSync(file, 'abc');
    await expect(readVisitorSecret(file)).rejects.toThrow(`${file} is not a visitor secret`);
    await expect(readVisitorSecret(path.join(file, 'below'))).rejects.toThrow();
  });
});
