import { Countdown } from '@huoban/runtime';

/** One for the tab: leaving the page and coming back does not shorten the wait. */
export const resendCountdown = new Countdown();
