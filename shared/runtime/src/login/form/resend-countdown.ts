import { Countdown } from '../countdown';

/** One for the tab: closing the dialog or typing another number does not shorten the wait. */
export const resendCountdown = new Countdown();
