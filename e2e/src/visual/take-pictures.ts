import { mkdir, rm } from 'node:fs/promises';
import type { Browser } from 'puppeteer';
import type { Photo } from '../gallery/contact-sheet';
import { photograph } from '../gallery/screenshot';
import { createAccount, createVisitorFor } from '../page/log-in';
import type { ScreenVisit } from '../page/screens';
import { Site } from '../page/site';
import { scrollShots } from './scrolled-screenshot';
import { sameMember, steady, still } from './deterministic-page';

export interface Shoot {
  /** One tab at a time in each: two windows of one browser would lend each other their width. */
  browsers: readonly Browser[];
  url: string;
  /** Emptied first. */
  folder: string;
  /** Milliseconds by which the clock of the site is ahead of the real one. */
  shiftMs: number;
  onPhoto: (photo: Photo) => void;
}

/** Photographs screens, one at a time in each browser. @returns the photos in the order of the visits */
export async function takePictures(
  visits: readonly ScreenVisit[],
  { browsers, url, folder, shiftMs, onPhoto }: Shoot,
): Promise<Photo[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const waiting = visits.map((visit, at) => ({ visit, at }));
  const photos: Photo[] = [];

  const work = async (browser: Browser): Promise<void> => {
    const site = new Site(url, browser);
    const anyone = await site.newVisitor();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { visit, at } = next;
      const isPrivate = visit.isPrivate === true;
      // A member of its own for each: a partner greets once, in the language of the page that was opened first.
      const visitor = isPrivate
        ? await createVisitorFor(site, sameMember(await createAccount(site)))
        : anyone;
      const photo = await photograph({ site, folder, withAxe: false }, visitor, visit, {
        screen: visit.name,
        name: 'accepted',
        before: (page) => steady(page, shiftMs, isPrivate),
        then: still,
        take: scrollShots,
      });
      if (isPrivate) await visitor.close();
      photos[at] = photo;
      onPhoto(photo);
    }
  };
  await Promise.all(browsers.map(work));
  return photos;
}
