/** Requests that the content answers. */
export const REQUEST_CLASSES = [
  'site',
  'recommend',
  'game',
  'story',
  'activity',
  'partnerAsk',
] as const;
/** Questions about what the partner is. */
export const IDENTITY_CLASSES = [
  'identityAi',
  'identityMaker',
  'identityName',
  'identityAge',
  'identityBody',
] as const;
/** Questions about its own world and taste. */
export const PARTNER_CLASSES = ['partnerSelf', 'askPartner'] as const;
export const MEMORY_CLASSES = ['memoryAsk', 'memoryForget', 'memoryTell'] as const;
/** Questions about the world, which the content cannot answer. */
export const OUTSIDE_CLASSES = ['outsideFact', 'outsideGame', 'outsideTask'] as const;
export const BAD_NEWS_CLASSES = [
  'ill',
  'tired',
  'sleepless',
  'sad',
  'worried',
  'angry',
  'mishap',
  'ashamed',
] as const;
export const GOOD_NEWS_CLASSES = ['achieved', 'joy'] as const;
/** What visitors tell of their own lives. */
export const LIFE_CLASSES = [
  ...BAD_NEWS_CLASSES,
  ...GOOD_NEWS_CLASSES,
  'love',
  'hungry',
  'weather',
  'plan',
  'telling',
  'advice',
  'choice',
] as const;
/** What is said for its own sake. */
export const SOCIAL_CLASSES = [
  'greeting',
  'goodnight',
  'goodbye',
  'thanks',
  'praise',
  'insult',
  'apology',
  'bored',
  'wantsTalk',
  'perform',
  'short',
] as const;

export const MESSAGE_CLASSES = [
  ...REQUEST_CLASSES,
  ...IDENTITY_CLASSES,
  ...PARTNER_CLASSES,
  ...MEMORY_CLASSES,
  ...OUTSIDE_CLASSES,
  ...LIFE_CLASSES,
  ...SOCIAL_CLASSES,
] as const;

/** What a message asks for or tells. */
export type MessageClass = (typeof MESSAGE_CLASSES)[number];

export const isOneOf = (classes: readonly MessageClass[], one: MessageClass): boolean =>
  classes.includes(one);
