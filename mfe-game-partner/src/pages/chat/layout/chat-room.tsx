import { useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { paths, useSession } from '@huoban/runtime';
import { useFocusFallback } from '@huoban/ui';
import type { Partner } from '../../../components/partner-queries';
import { ChatComposer } from '../composer/chat-composer';
import { useGuest } from '../guest/use-guest';
import { draftFor } from '../conversation/tab-storage';
import { ConnectionNotice } from '../notices/connection-notice';
import { PartnerAside } from './partner-aside';
import styles from './chat-room.module.css';
import { ChatIntro } from './chat-intro';
import { TopBar } from './top-bar';
import { useKeyboardInset } from './use-keyboard-inset';
import { useLiveConversation } from './use-live-conversation';

/** The chat page. It fills the window; only the messages scroll. */
export const ChatRoom = observer(function Room({ partner }: { partner: Partner }) {
  const session = useSession();
  const room = useRef<HTMLDivElement>(null);
  // A conversation that is cleared is closed, and with it the dialog that has the focus.
  const conversation = useFocusFallback<HTMLElement>();
  const guest = useGuest(partner.id);
  const { live, failed, reload } = useLiveConversation(partner.id, guest);
  const isVisitor = session.ready && !session.isLoggedIn;
  // The message of this visit, not those of earlier ones.
  const [hasWritten, setWritten] = useState(false);
  useKeyboardInset(room);

  const logIn = (): void => session.openLogin({ returnTo: paths.partnerChat(partner.id) });
  /** Sends a text like one that was typed. */
  const say = (text: string): void => {
    draftFor(partner.id).set(text);
    room.current?.querySelector('form')?.requestSubmit();
  };
  const focusMessages = (): void =>
    room.current?.querySelector<HTMLElement>('[data-chat-log]')?.focus();

  return (
    <div ref={room} className={styles.room}>
      <PartnerAside partner={partner} />
      <section
        ref={conversation}
        tabIndex={-1}
        className={styles.conversation}
        aria-labelledby="chat-title"
      >
        <TopBar partner={partner} conversation={live?.conversation ?? null}>
          {live && !isVisitor && (
            <live.MemoryButton
              partner={partner}
              conversation={live.conversation}
              onCleared={reload}
            />
          )}
        </TopBar>
        {live && <live.Reminder partner={partner} hasWritten={hasWritten} />}
        {live ? (
          <live.MessageList conversation={live.conversation} partner={partner} />
        ) : (
          <ChatIntro
            partner={partner}
            guest={isVisitor ? guest : null}
            onLogIn={logIn}
            onSay={say}
            onRetry={failed ? reload : null}
          />
        )}
        {live && !guest.isOver && (
          <live.Prompts
            conversation={live.conversation}
            partner={partner}
            onSent={() => {
              setWritten(true);
              // The line that was pressed is removed; in the field the focus would open the keyboard of a phone.
              focusMessages();
            }}
          />
        )}
        {live && isVisitor && (
          <live.GuestNotice
            conversation={live.conversation}
            guest={guest}
            name={partner.name}
            onLogIn={logIn}
          />
        )}
        {live && <ConnectionNotice conversation={live.conversation} />}
        <ChatComposer
          conversation={live?.conversation ?? null}
          onLogIn={guest.isOver ? logIn : null}
          onBegin={isVisitor ? guest.begin : null}
          partnerId={partner.id}
          name={partner.name}
          onSent={() => setWritten(true)}
          onLeave={focusMessages}
        />
      </section>
    </div>
  );
});
