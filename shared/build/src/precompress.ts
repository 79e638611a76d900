import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const COMPRESSIBLE = /\.(js|css|json|svg)$/;

/** Writes `.br` and `.gz` beside each text file, so that the runner need not compress. */
export async function precompress(folder: string): Promise<void> {
  const files = await fs.readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((file) => COMPRESSIBLE.test(file))
      .map(async (file) => {
        const plain = await fs.readFile(path.join(folder, file));
        const [br, gz] = await Promise.all([
          brotli(plain, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } }),
          gzip(plain, { level: 9 }),
        ]);
        await fs.writeFile(path.join(folder, `${file}.br`), br);
        await fs.writeFile(path.join(folder, `${file}.gz`), gz);
      }),
  );
}
