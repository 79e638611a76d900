import fs from 'node:fs';
import path from 'node:path';

const source = fs.readFileSync(path.join(__dirname, 'tokens.css'), 'utf8');

function declarations(selector: string): Map<string, string> {
  const start = source.indexOf(`${selector} {`);
  const block = source.slice(start, source.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

const night = declarations(':root');
const paper = new Map([...night, ...declarations("[data-surface='paper']")]);

function colour(sheet: Map<string, string>, name: string): string {
  const value = sheet.get(name);
  if (value === undefined) throw new Error(`tokens.css has no ${name}`);
  const other = /^var\((--[\w-]+)\)$/.exec(value)?.[1];
  return other ? colour(sheet, other) : value;
}

function luminance(hex: string): number {
  const channel = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(sheet: Map<string, string>, front: string, back: string): number {
  const [light = 0, dark = 0] = [front, back]
    .map((name) => luminance(colour(sheet, name)))
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['--surface', '--surface-raised', '--surface-lifted'];
const TEXTS = [
  '--text',
  '--text-muted',
  '--text-faint',
  '--text-accent',
  '--text-second',
  '--text-danger',
];
const SHEETS: [string, Map<string, string>][] = [
  ['night', night],
  ['paper', paper],
];

describe.each(SHEETS)('the %s sheet', (_name, sheet) => {
  test.each(TEXTS.flatMap((front) => SURFACES.map((back) => [front, back])))(
    '%s on %s reads at 4.5:1',
    (front = '', back = '') => {
      expect(contrast(sheet, front, back)).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(
    ['--line-control', '--focus'].flatMap((front) => SURFACES.map((back) => [front, back])),
  )('%s on %s has a contrast of 3:1', (front = '', back = '') => {
    expect(contrast(sheet, front, back)).toBeGreaterThanOrEqual(3);
  });

  test.each(['--action', '--action-hover', '--teal', '--amber'])(
    'text on %s has a contrast of 4.5:1',
    (back) => {
      expect(contrast(sheet, '--on-action', back)).toBeGreaterThanOrEqual(4.5);
    },
  );
});

test('the night sheet inside a paper sheet is the night of the page', () => {
  for (const [name, value] of declarations("[data-surface='night']")) {
    expect([name, value]).toEqual([name, night.get(name)]);
  }
});

test('the display face stays within 25 KB', () => {
  expect(fs.statSync(path.join(__dirname, 'fonts/huoban-display.woff2')).size).toBeLessThanOrEqual(
    25_000,
  );
});
