import { useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { paths, useSession } from '@huoban/runtime';
import type { Partner } from '../../components/partner';
import { LiveComposer } from './live-composer';
import { Composer } from './composer';
import { LineNotice } from './line-notice';
import { PartnerSide } from './partner-side';
import { Reminder } from './reminder';
import styles from './room.module.css';
import { Threshold } from './threshold';
import { TopBar } from './top-bar';
import { useKeyboardInset } from './use-keyboard-inset';
import { useLive } from './use-live';

/** The whole page of a talk: it fills the window, and only the messages scroll. */
export const Room = observer(function Room({ partner }: { partner: Partner }) {
  const session = useSession();
  const room = useRef<HTMLDivElement>(null);
  const { live, failed, again } = useLive(partner.id);
  const isVisitor = session.ready && !session.isLoggedIn;
  useKeyboardInset(room);

  const logIn = (): void => session.openLogin({ returnTo: paths.partnerChat(partner.id) });
  const readOn = (): void => room.current?.querySelector<HTMLElement>('[data-chat-log]')?.focus();
  const field = { partnerId: partner.id, name: partner.name, onLeave: readOn };

  return (
    <div ref={room} className={styles.room}>
      <PartnerSide partner={partner} />
      <section className={styles.talk} aria-labelledby="chat-title">
        <TopBar partner={partner} conversation={live?.conversation ?? null} />
        {session.isLoggedIn && <Reminder partner={partner} />}
        {live ? (
          <live.List conversation={live.conversation} partner={partner} />
        ) : (
          <Threshold
            partner={partner}
            isVisitor={isVisitor}
            onLogIn={logIn}
            onRetry={failed ? again : null}
          />
        )}
        {live && <LineNotice conversation={live.conversation} />}
        {live ? (
          <LiveComposer conversation={live.conversation} {...field} />
        ) : (
          <Composer
            {...field}
            onStop={null}
            stopping={false}
            onSend={() => {
              if (isVisitor) logIn();
              return false;
            }}
          />
        )}
      </section>
    </div>
  );
});
