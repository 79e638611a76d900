import { useEffect, useState } from 'react';
import { loadChunk, paths, useApi, useLanguage, useSession, useSite } from '@huoban/runtime';
import type { Guest } from '../guest/use-guest';
import type { Conversation } from '../conversation/conversation';

/** The conversation with the components of its chunk. */
export type LiveConversation = { conversation: Conversation } & Omit<
  typeof import('./live-chunk'),
  'createConversation'
>;

/** `failed`: the code of the chat could not be loaded; `reload` loads code and conversation again. */
export type LiveConversationState = {
  live: LiveConversation | null;
  failed: boolean;
  reload: () => void;
};

/** The conversation of an account, or of a guest, with a partner. Call it inside an `observer`. */
export function useLiveConversation(partnerId: string, guest: Guest): LiveConversationState {
  const api = useApi();
  const session = useSession();
  const language = useLanguage();
  const { imAppId } = useSite().app;
  const [live, setLive] = useState<LiveConversation | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const accountId = session.isLoggedIn ? (session.userInfo?.web_user_id ?? null) : null;

  const { isOpen: isGuest, refresh, end } = guest;

  useEffect(() => {
    if (accountId === null && !isGuest) return;
    const controller = new AbortController();
    const onSignedOut = () => {
      if (accountId === null) return end();
      session.logout();
      session.openLogin({ returnTo: paths.partnerChat(partnerId) });
    };
    loadChunk(() => import(/* webpackChunkName: "chat-live" */ './live-chunk')).then(
      ({ createConversation, ...components }) => {
        if (controller.signal.aborted) return;
        const conversation = createConversation({
          api,
          appId: imAppId,
          language,
          characterId: partnerId,
          accountId,
          onSignedOut,
          onLoginNeeded: refresh,
        });
        controller.signal.addEventListener('abort', () => conversation.end());
        conversation.start();
        setLive({ conversation, ...components });
      },
      () => setFailedAttempt(attempt),
    );
    return () => {
      controller.abort();
      setLive(null);
    };
  }, [api, session, imAppId, language, partnerId, accountId, isGuest, refresh, end, attempt]);

  return { live, failed: failedAttempt === attempt, reload: () => setAttempt(attempt + 1) };
}
