import { useEffect, useState } from 'react';
import { paths, useApi, useLanguage, useSession, useSite } from '@huoban/runtime';
import type { Conversation } from '../conversation/conversation';
import type { MessageList } from '../list/message-list';

export interface LiveConversation {
  conversation: Conversation;
  List: typeof MessageList;
}

/** `failed`: the program of the chat did not arrive; `again` fetches it once more. */
export type LiveConversationState = {
  live: LiveConversation | null;
  failed: boolean;
  retry: () => void;
};

/** The talk of the reader with a partner, from when they are logged in until they leave. Inside an `observer`. */
export function useLiveConversation(partnerId: string): LiveConversationState {
  const api = useApi();
  const session = useSession();
  const language = useLanguage();
  const { imAppId } = useSite().app;
  const [live, setLive] = useState<LiveConversation | null>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const reader = session.isLoggedIn ? (session.userInfo?.web_user_id ?? null) : null;

  useEffect(() => {
    if (reader === null) return;
    const leaving = new AbortController();
    const signedOut = () => {
      session.logout();
      session.openLogin({ returnTo: paths.partnerChat(partnerId) });
    };
    import(/* webpackChunkName: "chat-live" */ './live-chunk').then(
      ({ createConversation, MessageList: List }) => {
        if (leaving.signal.aborted) return;
        const conversation = createConversation({
          api,
          appId: imAppId,
          language,
          characterId: partnerId,
          accountId: reader,
          onSignedOut: signedOut,
        });
        leaving.signal.addEventListener('abort', () => conversation.end());
        conversation.start();
        setLive({ conversation, List });
      },
      () => setFailedTry(tries),
    );
    return () => {
      leaving.abort();
      setLive(null);
    };
  }, [api, session, imAppId, language, partnerId, reader, tries]);

  return { live, failed: failedTry === tries, retry: () => setTries(tries + 1) };
}
