import { Countdown } from '../countdown';

/** Shared by the tab, so that reopening the dialog or changing the number does not reset it. */
export const resendCountdown = new Countdown();
