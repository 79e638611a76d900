const text = (zh: string, en: string, ja: string) => ({ zh, en, ja });

/** A story of five scenes with all transitions: choices with and without reply, next, and two endings. */
export const SAMPLE_STORY = {
  id: '3001',
  slug: 'the-oil-run',
  character: 'remi',
  title: text('送油', 'The Oil Run', '油はこび'),
  summary: text('送一桶油。', 'Carry a drum of oil.', '油を一樽はこぶ。'),
  start: 'door',
  asides: [
    text('先看路。', 'Mind the path first.', 'まず道を。'),
    text('回头再说。', 'Later.', 'あとで。'),
  ],
  scenes: {
    door: {
      speaker: 'narrator',
      lines: [text('门开着。', 'The door is open.', '戸は開いている。')],
      next: 'foot',
    },
    foot: {
      speaker: 'partner',
      lines: [text('两条路。', 'Two ways.', '道は二つ。'), text('选吧。', 'Choose.', '選んで。')],
      choices: [
        {
          id: 'stairs',
          text: text('走石阶，慢慢看', 'Take the stairs and read', '石段をゆっくり上る'),
          to: 'top',
          reply: text('好。', 'Good.', 'よし。'),
        },
        { id: 'hoist', text: text('坐吊篮，赶时间', 'Ride the hoist', '籠で急ぐ'), to: 'rope' },
      ],
    },
    rope: {
      speaker: 'narrator',
      lines: [text('绳子断了。', 'The rope snaps.', '縄が切れた。')],
      ending: {
        title: text('摔了', 'A fall', '落下'),
        text: text('油洒了。', 'The oil is gone.', '油はこぼれた。'),
      },
    },
    top: {
      speaker: 'player',
      lines: [text('到了。', 'Here.', '着いた。')],
      next: 'light',
    },
    light: {
      speaker: 'narrator',
      lines: [text('灯亮了。', 'The lamp is lit.', '灯りがついた。')],
      ending: {
        title: text('灯亮', 'Light', '点灯'),
        text: text('船看见了。', 'A ship sees it.', '船が気づく。'),
      },
    },
  },
};
