import type { SiteConfig } from '@huoban/contracts';
import site from '../../../../site.json';

const QR = { size: 21, path: 'M0 0h7v7H0z' };

/** The configuration of `site.json`, with one small path for all QR codes. */
export const testSite: SiteConfig = {
  ...site,
  app: { ...site.app, device: '' },
  social: {
    douyin: { ...site.social.douyin, qr: QR },
    bilibili: { ...site.social.bilibili, qr: QR },
    qq: { ...site.social.qq, qr: QR },
    wechat: { ...site.social.wechat, qr: QR },
  },
};
