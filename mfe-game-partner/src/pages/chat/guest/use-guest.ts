import { useCallback, useEffect, useState } from 'react';
import { isApiFailure } from '@huoban/contracts';
import type { EndpointPayload } from '@huoban/contracts/api';
import { failureText, storeGuestChat, toast, useApi, useSession, useText } from '@huoban/runtime';

export type GuestChat = EndpointPayload<'GET /api/guest/chat'>;

export interface Guest {
  /** What the visitor may still write; `null` for accounts, while loading, and when it could not be read. */
  chat: GuestChat | null;
  /** Whether the conversation of the guest is to be opened. */
  isOpen: boolean;
  /** Whether the visitor has to log in to write. */
  isOver: boolean;
  /** Makes the visitor a guest, before the first message. */
  begin: () => void;
  /** Reads again what the visitor may write. */
  refresh: () => void;
  /** The service knows the guest no more: expired, logged in elsewhere, or the browser keeps no cookie. */
  end: () => void;
}

/** The chat of a visitor without a login. Call it inside an `observer`. */
export function useGuest(partnerId: string): Guest {
  const api = useApi();
  const text = useText();
  const session = useSession();
  const isVisitor = session.ready && !session.isLoggedIn;
  const [chat, setChat] = useState<GuestChat | null>(null);
  const [stage, setStage] = useState<'before' | 'begun' | 'refused'>('before');
  const [round, setRound] = useState(0);

  useEffect(() => {
    if (!isVisitor) return undefined;
    return () => {
      setChat(null);
      setStage('before');
    };
  }, [isVisitor]);

  useEffect(() => {
    if (!isVisitor) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    api.call('GET /api/guest/chat', { query: { character_id: partnerId } }, { signal }).then(
      (read) => {
        setChat(read);
        storeGuestChat(read);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [api, isVisitor, partnerId, round]);

  const refresh = useCallback(() => setRound((last) => last + 1), []);

  const begin = (): void => {
    api.call('POST /api/guest/begin', { body: {} }).then(
      () => setStage('begun'),
      (error: unknown) => {
        // The service accepts no more guests from here.
        if (isApiFailure(error) && error.kind === 'business') setStage('refused');
        else toast.show(failureText(error, text), { kind: 'error' });
      },
    );
  };

  return {
    chat: isVisitor ? chat : null,
    isOpen: isVisitor && (stage === 'begun' || chat?.has_written === true),
    isOver: isVisitor && (stage === 'refused' || chat?.messages_left === 0),
    begin,
    refresh,
    end: useCallback(() => {
      setStage((last) => (last === 'begun' ? 'refused' : 'before'));
      refresh();
    }, [refresh]),
  };
}
