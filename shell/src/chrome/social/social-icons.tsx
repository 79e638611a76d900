import { useId, useState } from 'react';
import { useText } from '@huoban/runtime';
import type { SiteConfig } from '@huoban/contracts';
import { Icon, IconButton, QrCode, iconButtonClass } from '@huoban/ui';
import { SOCIAL } from './social';
import styles from './social-icons.module.css';

/** The channels in the mobile layout: three links, and a button that shows WeChat's QR code. */
export function SocialIcons({ site }: { site: SiteConfig }) {
  const text = useText();
  const qrId = useId();
  const [shown, setShown] = useState(false);
  const { wechat } = site.social;
  return (
    <>
      <ul role="list" aria-label={text('shell:social.label')} className={styles.social}>
        {SOCIAL.map((name) => (
          <li key={name}>
            {name === 'wechat' ? (
              <IconButton
                icon={name}
                label={text(`shell:social.${name}`)}
                aria-expanded={shown}
                aria-controls={qrId}
                onClick={() => setShown((before) => !before)}
                outlined
              />
            ) : (
              <a
                href={site.social[name].url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={text(`shell:social.${name}`)}
                className={iconButtonClass(true)}
              >
                <Icon name={name} />
              </a>
            )}
          </li>
        ))}
      </ul>
      <div id={qrId} hidden={!shown} className={styles.code}>
        <QrCode {...wechat.qr} label={text('shell:social.code.wechat')} className={styles.qr} />
        <p className={styles.caption}>{text('shell:social.save')}</p>
      </div>
    </>
  );
}
