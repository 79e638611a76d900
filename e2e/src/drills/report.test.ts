import { reportMarkdown, reportText, type Outcome } from './report';

const OUTCOMES: readonly Outcome[] = [
  { rows: [3, 10], name: 'a byte is flipped', result: 'held', said: 'after 12 ms', ms: 1_234 },
  { rows: [17], name: 'nothing answers', result: 'broken', said: 'a | b\nc', ms: 20_500 },
  { rows: [40], name: 'the disk is full', result: 'undone', said: 'no root', ms: 10 },
  { rows: [], name: 'a second start', result: 'held', said: '', ms: 5 },
];

describe('the report of fault drills', () => {
  const text = reportMarkdown(OUTCOMES, {
    at: new Date('2026-11-21T12:00:00Z'),
    form: 'full form',
  });
  const lines = text.split('\n');

  it('counts results and names the time and the form of the run', () => {
    expect(text).toContain('# Fault drills, 2026-11-21T12:00:00.000Z (full form)');
    expect(text).toContain('2 held, 1 broken, 1 could not be done here.');
  });

  it('shows a drill at each of its rows, with what was measured and how long it took', () => {
    const shown = lines.filter((line) => line.includes('a byte is flipped'));
    expect(shown).toEqual([
      '| 3 | a byte of a chunk is flipped | a byte is flipped | ✓ held | after 12 ms | 1.2 s |',
      '| 10 | a style sheet fails | a byte is flipped | ✓ held | after 12 ms | 1.2 s |',
    ]);
  });

  it('leaves no row out: what was not run stands there as such', () => {
    expect(lines.filter((line) => /^\| \d+ \|/.test(line)).length).toBeGreaterThanOrEqual(47);
    expect(text).toContain(
      '| 39 | the database is down, slow or locked |  | – left out | not in this run |  |',
    );
  });

  it('keeps what a failure says inside of its cell', () => {
    expect(text).toContain(String.raw`| ✗ broken | a \| b c | 20.5 s |`);
  });

  it('marks on the terminal what broke, and says why', () => {
    const line = reportText(OUTCOMES)
      .split('\n')
      .find((one) => one.includes('nothing answers'));
    expect(line).toMatch(/17 ✗ nothing answers +20\.5 s +a \| b c$/);
  });
});
