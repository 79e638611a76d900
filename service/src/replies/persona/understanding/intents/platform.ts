const PLATFORM_PATTERNS: [id: string, pattern: RegExp][] = [
  [
    'mobile',
    /手机|安卓|苹果|移动端|ipad|\btablet|平板|\bios\b|android|\b(?:i|smart)?(?:ph|f)ones?\b|\bmobile|スマホ|スマートフォン|携帯|けいたい|ケータイ|アイフォン|タブレット/iu,
  ],
  [
    'pc',
    /\bpcs?\b|电脑|台式机|轻薄本|游戏本|パソコン|\bcomputer|\blaptop|\bdesktop|\bsteam\b|windows|笔记本/iu,
  ],
  ['switch', /switch|\bsw[ia]t?c?h\b|swtich|スイッチ|任天堂|nintendo|ニンテンドー|\bns\b/iu],
  ['playstation', /play ?station|プレステ|プレイステーション|\bps ?[45]?(?![a-z])|索尼主机/iu],
  ['xbox', /xbox|エックスボックス|箱コン/iu],
];

/** Ids of the platforms that a message mentions. */
export const detectPlatforms = (text: string): string[] =>
  PLATFORM_PATTERNS.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []));

/** Id of the first platform that a message mentions. */
export const detectPlatform = (text: string): string | undefined => detectPlatforms(text)[0];
