import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { isNotFoundFailure } from '../api/failure/failure-kinds';
import { onServer } from '../environment';

/** Milliseconds in which a page opens with its data; after them it opens with places for what is coming. */
const MAX_WAIT_MS = 230;

/** In the browser: a page was opened without its data, and its head was made from nothing. */
let isHeadIncomplete = false;

/**
 * Waits in a loader for what a page is about: on the server to its end, in the browser only so long that nobody wonders
 * whether their click was heard. What fails in that time is thrown; what comes or fails later is for `useLateData`.
 */
export async function inTime(work: Promise<unknown>): Promise<void> {
  if (onServer) {
    await work;
    return;
  }
  isHeadIncomplete = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => {
    timer = setTimeout(() => {
      isHeadIncomplete = true;
      resolve();
    }, MAX_WAIT_MS);
  });
  // Nobody listens any more when it fails late.
  work.catch(() => undefined);
  await Promise.race([work, patience]).finally(() => clearTimeout(timer));
}

/**
 * For a page whose loader waits with `inTime`: once late data are there the address is opened anew, for the page's title
 * is the shell's, and so is the error page of a thing that does not exist.
 * @param arrived the data are there
 * @param failure why they are not
 */
export function useLateData(arrived: boolean, failure: unknown): void {
  const { revalidate } = useRevalidator();
  const isLate = useRef(!arrived);
  const isSettled = arrived || isNotFoundFailure(failure, true);
  useEffect(() => {
    // Data that come between the loader and the first rendering were late for the head all the same.
    if (!isSettled || !(isLate.current || isHeadIncomplete)) return;
    isLate.current = false;
    isHeadIncomplete = false;
    void revalidate();
  }, [isSettled, revalidate]);
}
