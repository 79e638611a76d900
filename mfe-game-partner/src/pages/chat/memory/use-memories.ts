import { useCallback, useEffect, useState } from 'react';
import { failureText, toast, useApi, useText } from '@huoban/runtime';
import type { ApiClient, EndpointPayload } from '@huoban/contracts/api';

export type MemoryList = EndpointPayload<'GET /api/memory/list'>;
export type Memory = MemoryList['items'][number];

export interface Memories {
  /** `null` while loading. */
  list: MemoryList | null;
  hasFailed: boolean;
  retry: () => void;
  /** Whether a change is being saved. */
  isSaving: boolean;
  /** Resolves to whether the change was saved; a failure is shown as a toast. */
  edit: (id: string, text: string) => Promise<boolean>;
  /** Forgets one memory or, without an id, all. */
  forget: (id?: string) => Promise<boolean>;
  switchTo: (enabled: boolean) => Promise<boolean>;
}

/** What a partner remembers of the visitor. */
export function useMemories(partnerId: string): Memories {
  const api = useApi();
  const text = useText();
  const [list, setList] = useState<MemoryList | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const [isSaving, setSaving] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api
      .call('GET /api/memory/list', { query: { character_id: partnerId } }, { signal })
      .then(setList, () => signal.aborted || setFailedAttempt(attempt));
    return () => controller.abort();
  }, [api, partnerId, attempt]);

  const save = useCallback(
    async (change: (api: ApiClient) => Promise<MemoryList>): Promise<boolean> => {
      setSaving(true);
      try {
        setList(await change(api));
        return true;
      } catch (error) {
        toast.show(failureText(error, text), { kind: 'error' });
        return false;
      } finally {
        setSaving(false);
      }
    },
    [api, text],
  );

  const partner = { character_id: partnerId };
  return {
    list,
    hasFailed: failedAttempt === attempt,
    retry: () => setAttempt(attempt + 1),
    isSaving,
    edit: (id, value) =>
      save((client) =>
        client.call('POST /api/memory/update', {
          body: { ...partner, memory_id: id, text: value },
        }),
      ),
    forget: (id) =>
      save((client) =>
        client.call('POST /api/memory/delete', {
          body: { ...partner, ...(id !== undefined && { memory_id: id }) },
        }),
      ),
    switchTo: (enabled) =>
      save((client) => client.call('POST /api/memory/switch', { body: { ...partner, enabled } })),
  };
}
