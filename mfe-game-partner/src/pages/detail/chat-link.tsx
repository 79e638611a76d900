import { Link, paths, useText } from '@huoban/runtime';
import { buttonClass, Icon } from '@huoban/ui';
import styles from './chat-link.module.css';

/** Link to the chat, without a login too: guests may send a few messages. */
export function ChatLink({ partnerId }: { partnerId: string }) {
  const text = useText();
  return (
    <Link
      to={paths.partnerChat(partnerId)}
      className={buttonClass('primary', 'large', styles.chat)}
    >
      <Icon name="chat" />
      {text('detail.chat')}
    </Link>
  );
}
