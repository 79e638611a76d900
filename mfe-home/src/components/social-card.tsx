import type { SiteConfig, SocialName } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Icon, QrCode } from '@huoban/ui';
import styles from './social-card.module.css';

type SocialCardProps = SiteConfig['social'][SocialName] & { name: SocialName };

/** A social channel with its QR code and a link. */
export function SocialCard({ name, url, qr }: SocialCardProps) {
  const text = useText();
  return (
    <li className={styles.ticket}>
      <QrCode {...qr} label={text(`shell:social.code.${name}`)} className={styles.code ?? ''} />
      <a href={url} target="_blank" rel="noopener noreferrer" className={styles.link}>
        <Icon name={name} />
        {text(`shell:social.${name}`)}
      </a>
      <p className={styles.caption}>{text(`home.community.${name}`)}</p>
    </li>
  );
}
