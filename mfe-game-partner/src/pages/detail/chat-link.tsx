import type { MouseEvent } from 'react';
import { observer } from 'mobx-react-lite';
import { Link, paths, useSession, useText } from '@huoban/runtime';
import { buttonClass, Icon } from '@huoban/ui';
import styles from './chat-link.module.css';

/** Link to the chat. Opens the login dialog first if the visitor is not logged in. */
export const ChatLink = observer(function ChatLink({ partnerId }: { partnerId: string }) {
  const text = useText();
  const session = useSession();
  const to = paths.partnerChat(partnerId);
  const handleClick = (event: MouseEvent): void => {
    if (session.isLoggedIn || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    session.openLogin({ returnTo: to });
  };
  return (
    <Link to={to} className={buttonClass('primary', 'large', styles.chat)} onClick={handleClick}>
      <Icon name="chat" />
      {text('detail.chat')}
    </Link>
  );
});
