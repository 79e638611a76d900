import { useText } from '@huoban/runtime';
import type { SiteConfig } from '@huoban/contracts';
import { Icon, Popover, QrCode, iconButtonClass } from '@huoban/ui';
import { SOCIAL } from './social';
import styles from './social-popups.module.css';

/** The four channels as icons; hover or focus shows the QR code for a phone. */
export function SocialPopups({ site }: { site: SiteConfig }) {
  const text = useText();
  return (
    <ul role="list" aria-label={text('shell:social.label')} className={styles.social}>
      {SOCIAL.map((name) => {
        const { url, qr } = site.social[name];
        return (
          <li key={name}>
            <Popover
              trigger={(panelId) => (
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer"
                  aria-label={text(`shell:social.${name}`)}
                  aria-describedby={panelId}
                  className={iconButtonClass(false, styles.icon)}
                >
                  <Icon name={name} />
                </a>
              )}
            >
              <span className={styles.card}>
                <QrCode {...qr} label={text(`shell:social.code.${name}`)} />
                <span className={styles.caption}>{text(`shell:social.scan.${name}`)}</span>
              </span>
            </Popover>
          </li>
        );
      })}
    </ul>
  );
}
