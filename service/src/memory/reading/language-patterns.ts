/** A group `noun` extends the slot. */
export type FactPattern = [slot: string, pattern: RegExp];

/** How statements about oneself look in one language. Patterns name the interesting part `value`. */
export interface LanguagePatterns {
  /** Splits a sentence into clauses. */
  clauses: RegExp;
  /** Cut off the end of a clause. */
  end: RegExp;
  /** The clause speaks of the visitor. */
  self: RegExp;
  /** Begins a clause whose subject is the visitor; `null` where subjects are usually left out. */
  subject: string | null;
  /** The clause is about the partner. */
  partner: RegExp;
  /** The clause is a question or a request. */
  excluded: RegExp;
  name: RegExp[];
  /** The clause says on what the visitor plays, given that it names a platform. */
  plays: RegExp;
  playsNot: RegExp;
  playsAlso: RegExp;
  like: RegExp;
  dislike: RegExp;
  /** Takes back a like or a dislike. */
  likeNoMore: RegExp;
  dislikeNoMore: RegExp;
  /** Takes back a job or a home. */
  factNoMore: RegExp;
  /** Separates the things that one clause names. */
  and: RegExp;
  /** Cut off both ends of a value. */
  trim: RegExp;
  /** Facts that also look like a like or a dislike, and are read first; as `facts`. */
  factsBeforeLikes: FactPattern[];
  facts: FactPattern[];
  promise: RegExp;
  /** “not `wrong` but `right`”. */
  corrections: RegExp[];
  /** Cut off the start of `wrong` and `right`. */
  correctionPrefix: RegExp;
  forget: RegExp;
  /** A request in the form of a question. */
  asksToForget: RegExp;
  /** Has words of forgetting, yet no memory in mind: a question, and the removal of the account. */
  asksAboutForgetting: RegExp;
  /** The visitor forgets things, asks the partner to remember, or what would be lost: “I always forget my keys”, “don't forget me”, “what gets deleted?” */
  noForget: RegExp;
  /** Wants to talk of something else, which is no reason to forget. */
  changesSubject: RegExp;
  /** Means what was said just now. */
  refersBack: RegExp;
  everything: RegExp;
  /** “what I just said”. */
  latest: RegExp;
  /** Words that say nothing about a topic. */
  filler: RegExp;
  /** Words that name a kind or a slot of memories. */
  topics: [kindOrSlot: string, pattern: RegExp][];
  /** Questions about what the visitor stated, by kind or slot. */
  asks: [kindOrSlot: string, pattern: RegExp][];
  /** A question about the visitor. */
  asksSelf: RegExp;
  /** “What do you know about me?” */
  asksAll: RegExp;
}

/** Names of platforms as visitors write them. */
export const PLATFORM_NAME =
  /(?:nintendo )?(?<![a-z])switch(?!ed|ing|es)(?: ?2)?|スイッチ|任天堂|steam ?deck|steam|playstation ?[2345]?|プレステ[45５]?|(?<![a-z])ps ?[2345]\b|(?<![a-z])psp?\b|xbox(?: series [xs])?|\bpc\b|电脑|笔记本|パソコン|\b(?:gaming )?(?:laptop|computer)\b|\bmac(?:book)?\b|ipad|iphone|平板|タブレット|\btablet\b|安卓手机|手机|安卓|スマホ|スマートフォン|アイフォン|\b(?:smart)?phone\b|\bandroid\b|\bios\b|掌机|\bns\b|\bvr\b|quest ?[23]/giu;
