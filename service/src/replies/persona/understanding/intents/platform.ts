const PLATFORM_PATTERNS: [id: string, pattern: RegExp][] = [
  [
    'mobile',
    /手机|安卓|苹果|\bios\b|android|\b(?:i|smart)?phones?\b|\bmobile|スマホ|スマートフォン|携帯/iu,
  ],
  ['pc', /\bpc|电脑|パソコン|\bcomputer|\blaptop|\bsteam\b/iu],
  ['switch', /\bswitch\b|スイッチ/iu],
  ['playstation', /playstation|プレステ|\bps ?[45]?\b/iu],
  ['xbox', /xbox/iu],
];

/** Id of the platform that a message mentions. */
export const detectPlatform = (text: string): string | undefined =>
  PLATFORM_PATTERNS.find(([, pattern]) => pattern.test(text))?.[0];
