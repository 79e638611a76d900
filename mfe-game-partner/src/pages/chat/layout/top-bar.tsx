import type { ReactNode } from 'react';
import { Link, paths, useText } from '@huoban/runtime';
import { Heading, Icon, iconButtonClass, Tag } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { PartnerPicture } from '../../../components/partner-picture';
import type { Conversation } from '../conversation/conversation';
import { ConnectionStatus } from '../notices/connection-status';
import styles from './top-bar.module.css';

interface TopBarProps {
  partner: Partner;
  conversation: Conversation | null;
  /** Actions of the live conversation. */
  children: ReactNode;
}

/** Name of the partner, AI label, back link and connection status. */
export function TopBar({ partner, conversation, children }: TopBarProps) {
  const text = useText();
  const { id, name } = partner;
  return (
    <header className={styles.bar}>
      <Link
        to={paths.partnerDetail(id)}
        className={iconButtonClass()}
        aria-label={text('app.back', { name })}
      >
        <Icon name="chevron-left" />
      </Link>
      <span className={styles.face}>
        <PartnerPicture partner={partner} sizes="44px" />
      </span>
      <div className={styles.who}>
        <div className={styles.name}>
          <Heading level={1} size="3">
            <span id="chat-title">{name}</span>
          </Heading>
          <Tag tone="teal">{text('detail.ai')}</Tag>
        </div>
        <p className={styles.note}>{text('chat.aiNote')}</p>
      </div>
      {children}
      {conversation && <ConnectionStatus conversation={conversation} />}
    </header>
  );
}
