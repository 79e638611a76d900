import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isNotFoundFailure } from '../api/failure/failure-kinds';
import { onServer } from '../environment';

/** Maximum wait of a loader; after it the page opens with skeletons. */
const MAX_WAIT_MS = 230;

/** In the browser: the page opened without its data, so its head is incomplete. */
let isHeadIncomplete = false;

/**
 * Waits in a loader for the main data of a page: on the server until it is complete, in the browser for a short time.
 * Failures within that time are thrown; later results are handled by `useLateData`.
 */
export async function inTime(work: Promise<unknown>): Promise<void> {
  if (onServer) {
    await work;
    return;
  }
  isHeadIncomplete = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const maxWait = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isHeadIncomplete = true;
      resolve();
    }, MAX_WAIT_MS);
  });
  // A late rejection must not be reported as unhandled.
  work.catch(() => undefined);
  await Promise.race([work, maxWait]).finally(() => clearTimeout(timer));
}

/**
 * For pages whose loader uses `inTime`: revalidates the route when late data arrives or turns out not to exist, because
 * the shell renders the page title and the 404 page from loader data.
 * @param arrived whether the data is available
 * @param failure the failure of the query, if any
 */
export function useLateData(arrived: boolean, failure: unknown): void {
  const { revalidate } = useRevalidator();
  const isLate = useRef(!arrived);
  const isSettled = arrived || isNotFoundFailure(failure, true);
  useEffect(() => {
    // Data that arrives between the loader and the first render is late for the head, too.
    if (!isSettled || !(isLate.current || isHeadIncomplete)) return;
    isLate.current = false;
    isHeadIncomplete = false;
    void revalidate();
  }, [isSettled, revalidate]);
}
