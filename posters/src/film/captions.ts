/** Seconds of the scenes, and what is said in each. The pictures contain no text but the name. */
export const CAPTIONS = [
  {
    from: 0.3,
    to: 4.3,
    zh: '一个人打游戏的夜里，也有人想陪着你。',
    en: 'Playing alone tonight? Someone would love to come along.',
    ja: 'ひとりで遊ぶ夜にも、一緒にいたい誰かがいます。',
  },
  {
    from: 4.7,
    to: 9.3,
    zh: '它记得你说过的话，也知道你卡在哪一关。',
    en: 'Your partner remembers what you said, and knows which level has you stuck.',
    ja: '話したことを覚えていて、どこで詰まったかもわかってくれる。',
  },
  {
    from: 9.7,
    to: 13.3,
    zh: '角色、地图、攻略，想查就查。',
    en: 'Roles, maps and guides, right when you need them.',
    ja: 'キャラも地図も攻略も、知りたいときにすぐ。',
  },
  {
    from: 13.7,
    to: 18.3,
    zh: '累了，就一起走进一段故事，结局由你来选。',
    en: 'Need a break? Step into a story together. You choose how it ends.',
    ja: '疲れたら、一緒に物語の中へ。結末を選ぶのはあなた。',
  },
  {
    from: 18.6,
    to: 22,
    zh: '伙伴：会玩，也懂你。',
    en: 'Huoban: an AI partner who plays along.',
    ja: 'フオバン：一緒に遊ぶ AI 相棒。',
  },
] as const;

const timestamp = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** A caption file. Without positions, browsers keep the text above their controls. */
export const captionFile = (language: 'zh' | 'en' | 'ja'): string =>
  [
    'WEBVTT',
    ...CAPTIONS.map(
      (caption) => `${timestamp(caption.from)} --> ${timestamp(caption.to)}\n${caption[language]}`,
    ),
  ].join('\n\n') + '\n';
