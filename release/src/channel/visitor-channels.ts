/** Channels that visitors do not get. */
const CHANNELS_WITHOUT_EVIDENCE = new Set(['staging', 'development']);

/** Every channel but `staging` and `development` requires evidence. */
export const requiresEvidence = (channel: string): boolean =>
  !CHANNELS_WITHOUT_EVIDENCE.has(channel);
