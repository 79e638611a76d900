/** SVG paths on a 24×24 grid: `line` is stroked with a width of 2, `fill` is filled. */
export interface Shape {
  line?: string;
  fill?: string;
}

export const SHAPES = {
  arrow: { line: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5' },
  bilibili: { line: 'M3 7.5h18v12.5H3zM8 3l3 4M16 3l-3 4M8.5 11.5v2M15.5 11.5v2M10 17h4' },
  book: {
    line: 'M12 6.5C10 4.9 7 4.5 3 4.5v13.5c4 0 7 .4 9 2 2-1.6 5-2 9-2V4.5c-4 0-7 .4-9 2zM12 6.5V20',
  },
  chat: { line: 'M4 4.5h16v11.5h-9l-5 4.5V16H4z' },
  bookmark: { line: 'M6 3.5h12V21l-6-5-6 5z' },
  check: { line: 'M4 12.5l5.5 5.5L20 6.5' },
  'chevron-down': { line: 'M5 9l7 7 7-7' },
  'chevron-left': { line: 'M15 5l-7 7 7 7' },
  'chevron-right': { line: 'M9 5l7 7-7 7' },
  'chevron-up': { line: 'M5 15l7-7 7 7' },
  clock: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7.5V12l3.5 2' },
  close: { line: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  controller: {
    line: 'M7 7h10c3 0 5 3 5 7.5 0 2.5-1 4-2.5 4-2 0-2.5-3-5-3h-5c-2.5 0-3 3-5 3-1.5 0-2.5-1.5-2.5-4C2 10 4 7 7 7zM8 9.5v4M6 11.5h4M16 10.5v.1M17.5 13v.1',
  },
  copy: { line: 'M8.5 8.5H20V20H8.5zM15.5 8.5V4H4v11.5h4.5' },
  douyin: {
    line: 'M12.5 17.5a3.75 3.75 0 1 1-7.5 0 3.75 3.75 0 0 1 7.5 0zV3.5c.5 4 6.5 3.5 6.5 9',
  },
  download: { line: 'M12 3v12M6.5 10l5.5 5.5 5.5-5.5M4 20.5h16' },
  edit: { line: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5' },
  external: { line: 'M14 4h6v6M19.5 4.5L11 13M18 14v6H4V6h6' },
  filter: { line: 'M3 5h18l-7 8.5V20l-4-2v-4.5z' },
  flag: { line: 'M5.5 21V4h13l-3 5 3 5h-13' },
  globe: {
    line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3.5 12h17M12 3c-4.7 5-4.7 13 0 18M12 3c4.7 5 4.7 13 0 18',
  },
  heart: {
    line: 'M12 20C5 15 3 11.5 3 8.5 3 6 5 4.5 7.2 4.5c2 0 3.7 1.2 4.8 3.2 1.1-2 2.8-3.2 4.8-3.2C19 4.5 21 6 21 8.5c0 3-2 6.5-9 11.5z',
  },
  'heart-full': {
    fill: 'M12 21.2C4.4 15.8 2 12.1 2 8.5c0-3 2.4-5 5.2-5 2 0 3.7 1 4.8 2.6 1.1-1.6 2.8-2.6 4.8-2.6 2.8 0 5.2 2 5.2 5 0 3.6-2.4 7.3-10 12.7z',
  },
  list: { line: 'M8 6h13M8 12h13M8 18h13M3.5 6v.1M3.5 12v.1M3.5 18v.1' },
  logout: { line: 'M13 4H5v16h8M10 12h10.5M16.5 7.5L21 12l-4.5 4.5' },
  menu: { line: 'M3 6h18M3 12h18M3 18h11' },
  minus: { line: 'M4 12h16' },
  more: { fill: 'M4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4z' },
  pause: { fill: 'M6 5h4v14H6zM14 5h4v14h-4z' },
  play: { fill: 'M7 4v16l13.5-8z' },
  plus: { line: 'M12 4v16M4 12h16' },
  qq: {
    line: 'M12 3C8.5 3 6.5 5.5 6.5 9c0 3-2.5 5-2.5 8.5l2-1c1 3 3 4.5 6 4.5s5-1.5 6-4.5l2 1C20 14 17.5 12 17.5 9c0-3.5-2-6-5.5-6zM8 13.5c2.5 1 5.5 1 8 0',
    fill: 'M9.2 6.5h1.8v3H9.2zM13 6.5h1.8v3H13z',
  },
  qr: {
    line: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z',
    fill: 'M13 13h3v3h-3zM18 18h3v3h-3zM18 13h3v3h-3zM13 18h3v3h-3z',
  },
  refresh: { line: 'M19.5 14a8 8 0 1 1-1.9-7.6L20 9M20 3.5V9h-5.5' },
  search: { line: 'M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0zM15.5 15.5L21 21' },
  send: { line: 'M3.5 4.5L21 12 3.5 19.5l2.5-7.5zM6 12h7' },
  share: { line: 'M12 14.5V3.5M7 8l5-5 5 5M4 13v7.5h16V13' },
  sort: { line: 'M7 4v15.5M3 15.5l4 4 4-4M14 6h7M14 12h5M14 18h3' },
  star: { line: 'M12 3l2.7 6 6.3.6-4.8 4.3 1.5 6.4L12 17l-5.7 3.3 1.5-6.4L3 9.6 9.3 9z' },
  'star-full': {
    fill: 'M12 2l3.2 6.6 7.3.8-5.5 4.9 1.6 7.2L12 17.9l-6.6 3.6L7 14.3 1.5 9.4l7.3-.8z',
  },
  stop: { fill: 'M5 5h14v14H5z' },
  'thumb-down': { line: 'M7 13V4h9.5l3 9H14l.8 6.5-2.3 1L8.5 13H4V4h3' },
  'thumb-up': { line: 'M7 11v9h9.5l3-9H14l.8-6.5-2.3-1L8.5 11H4v9h3' },
  trash: { line: 'M4 7h16M9 7V3.5h6V7M6 7l1 13.5h10L18 7' },
  user: {
    line: 'M16.5 8a4.5 4.5 0 1 1-9 0 4.5 4.5 0 0 1 9 0zM3.5 21c.8-4.7 4-7 8.5-7s7.7 2.3 8.5 7',
  },
  warning: { line: 'M12 4l9.5 16.5h-19zM12 10.5v4M12 17.5v.1' },
  wechat: {
    line: 'M8 15.5l-4 2 .8-3.5C3 12.8 2 11.3 2 9.5 2 6.4 5 4 8.8 4c3.2 0 6 1.8 6.6 4.3M15.5 10.5c3.6 0 6.5 2.2 6.5 5 0 1.6-.9 3-2.3 3.9l.6 2.6-3-1.6c-.6.1-1.2.1-1.8.1-3.6 0-6.5-2.2-6.5-5s2.9-5 6.5-5z',
    fill: 'M6 7.5h1.8v1.8H6zM10 7.5h1.8v1.8H10zM12.6 14.2h1.6v1.6h-1.6zM16.6 14.2h1.6v1.6h-1.6z',
  },
} satisfies Record<string, Shape>;
