import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, paths, useSession, useText } from '@huoban/runtime';
import { buttonClass, Icon } from '@huoban/ui';
import styles from './chat-link.module.css';

/** Leads to the conversation; a visitor who is not logged in is asked to first, and is taken there afterwards. */
export const ChatLink = observer(function ChatLink({ partnerId }: { partnerId: string }) {
  const text = useText();
  const session = useSession();
  const to = paths.partnerChat(partnerId);
  const onClick = (event: MouseEvent): void => {
    if (session.isLoggedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    session.openLogin({ returnTo: to });
  };
  return (
    <Link to={to} className={buttonClass('primary', 'large', styles.chat)} onClick={onClick}>
      <Icon name="chat" />
      {text('detail.chat')}
    </Link>
  );
});
