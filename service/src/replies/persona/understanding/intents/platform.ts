const PLATFORM_PATTERNS: [id: string, pattern: RegExp][] = [
  [
    'mobile',
    /手机|安卓|苹果|移动端|ipad|\btablet|平板|\bios\b|android|\b(?:i|smart)?(?:ph|f)ones?\b|\bmobile|スマホ|スマートフォン|携帯|けいたい|ケータイ|アイフォン|タブレット|電話(?:だけ|しか|一台|1台|で(?:遊|でき|やれ|動))|\bon (?:the|my) handy\b/iu,
  ],
  [
    'pc',
    /\bpcs?\b|电脑|台式机|轻薄本|游戏本|パソコン|\bcomputer|\blaptop|\bdesktop|\bsteam\b|windows|笔记本/iu,
  ],
  [
    'switch',
    /switch|\bsw[ia]t?c?h\b|swtich|スイッチ|任天堂|nintendo|ニンテンドー|すいっち|\bns\b/iu,
  ],
  ['playstation', /play ?station|プレステ|プレイステーション|\bps ?[45]?(?![a-z])|索尼主机/iu],
  [
    'xbox',
    /xbox|エックスボックス|えっくすぼっくす|(?<![\p{Script=Han}ァ-ヶー])箱(?:コン|ユーザー|持ち|勢|民|版|で(?:でき|遊|やれ|動|出))/iu,
  ],
];

/** Ids of the platforms that a message mentions. */
export const detectPlatforms = (text: string): string[] =>
  PLATFORM_PATTERNS.flatMap(([id, pattern]) => (pattern.test(text) ? [id] : []));

/** Id of the first platform that a message mentions. */
export const detectPlatform = (text: string): string | undefined => detectPlatforms(text)[0];
