import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createQrCode, readSiteFile } from './site-file';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'huoban-site-file-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('readSite', () => {
  it('adds the origin and a code for each channel', async () => {
    const site = await readSiteFile(path.join(__dirname, '../../../../site.json'), 'https://a.b');
    expect(site.origin).toBe('https://a.b');
    for (const { url, qr } of Object.values(site.social)) {
      expect(url).toMatch(/^https:/);
      expect(qr.size).toBeGreaterThanOrEqual(21);
    }
  });

  it('names the file that cannot be read', async () => {
    const missing = path.join(folder, 'missing.json');
    await expect(readSiteFile(missing, 'https://a.b')).rejects.toThrow(missing);
    const broken = path.join(folder, 'broken.json');
    fs.writeFileSync(broken, '{"name":');
    await expect(readSiteFile(broken, 'https://a.b')).rejects.toThrow(broken);
  });
});

describe('drawCode', () => {
  it('draws runs that stay on the grid, beginning with the finder pattern', () => {
    const { size, path: drawn } = createQrCode('https://douyin.huoban.example/u/huoban');
    const runs = [...drawn.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].map((run) =>
      run.slice(1).map(Number),
    );
    expect(runs.map(([x, y, width, back]) => `M${x} ${y}h${width}v1h-${back}z`).join('')).toBe(
      drawn,
    );
    expect(runs[0]).toEqual([0, 0, 7, 7]);
    for (const [x = 0, y = 0, width = 0, back] of runs) {
      expect(x + width).toBeLessThanOrEqual(size);
      expect(y).toBeLessThan(size);
      expect(back).toBe(width);
    }
  });
});
