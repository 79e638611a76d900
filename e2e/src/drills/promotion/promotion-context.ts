import type { Page } from 'puppeteer';
import type { SectionName } from '@huoban/contracts';
import type { DrillSite } from './release-site';
import type { OpenTab } from './open-tab';
import type { StepTable } from './step-table';

/** Everything that the steps work with. */
export interface DrillContext {
  site: DrillSite;
  table: StepTable;
  /** A tab at each replica, from which a browser watches what is served. */
  watching: readonly Page[];
  openTab: OpenTab;
  /** The few checks of the short form instead of the whole smoke run. */
  short: boolean;
  /** Folder for files of the drill. */
  folder: string;
}

/** How soon a release must be served everywhere after its entry was written, in ms. */
export const LIVE_MS = 1_000;

/** The two sections that change in this drill, with a word of their page at `path`. */
export const SUBJECTS: Record<
  'home' | 'legal',
  { name: SectionName; path: string; word: (messages: Messages) => string }
> = {
  home: { name: 'mfe-home', path: '/', word: ({ home }) => home?.hero.meet ?? '' },
  legal: { name: 'mfe-legal', path: '/terms', word: ({ document }) => document?.others ?? '' },
};

/** Of the Chinese messages, what the drill looks for. */
export interface Messages {
  home?: { hero: { meet: string } };
  document?: { others: string };
}
