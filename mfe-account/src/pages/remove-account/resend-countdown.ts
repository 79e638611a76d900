import { Countdown } from '@huoban/runtime';

/** Shared by the tab, so that revisiting the page does not shorten the wait. */
export const resendCountdown = new Countdown();
