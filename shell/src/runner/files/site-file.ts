import fs from 'node:fs/promises';
import QRCode from 'qrcode';
import type { SiteConfig, SocialName } from '@huoban/contracts';

type SiteFile = Omit<SiteConfig, 'social'> & { social: Record<SocialName, { url: string }> };
type Code = SiteConfig['social'][SocialName]['qr'];

/** A QR code as an SVG path with one segment per horizontal run, on a grid of `size` modules. */
export function createQrCode(text: string): Code {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const runs: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size;) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      if (column > start) runs.push(`M${start} ${row}h${column - start}v1h-${column - start}z`);
      else column += 1;
    }
  }
  return { size: modules.size, path: runs.join('') };
}

/**
 * Reads names, links and social accounts of the site, and adds their QR codes.
 * @throws Error that names the file when it cannot be read
 */
export async function readSiteFile(file: string, origin: string): Promise<SiteConfig> {
  const site = await parse(file);
  const withCode = ({ url }: { url: string }) => ({ url, qr: createQrCode(url) });
  const { douyin, bilibili, qq, wechat } = site.social;
  return {
    ...site,
    origin,
    social: {
      douyin: withCode(douyin),
      bilibili: withCode(bilibili),
      qq: withCode(qq),
      wechat: withCode(wechat),
    },
  };
}

async function parse(file: string): Promise<SiteFile> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as SiteFile;
  } catch (error) {
    throw new Error(`the site file ${file} cannot be read`, { cause: error });
  }
}
