import type { SiteConfig, SocialName } from '@huoban/contracts';
import { useText } from '@huoban/runtime';
import { Icon, QrCode } from '@huoban/ui';
import styles from './social-ticket.module.css';

type SocialTicketProps = SiteConfig['social'][SocialName] & { name: SocialName };

/** A channel: its code for the phone in the other hand, and a link for everyone else. */
export function SocialTicket({ name, url, qr }: SocialTicketProps) {
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
