import { createMessage } from '../conversation/testing/create-test-conversation';
import type { LogItem } from '../conversation/message-log';
import { createRowBuilder, pendingRows, type Row } from './rows';

const AT = Date.parse('2026-03-01T12:00:00');
const item = (seq: number, minutes: number, sender: 'user' | 'character'): LogItem => ({
  message: createMessage(seq, { sender }),
  key: `seq:${seq}`,
  at: AT + minutes * 60_000,
});
const keysOf = (rows: readonly Row[]) =>
  rows.map((row) => row.key + ('leads' in row && row.leads ? ' leads' : ''));
const shown = (items: LogItem[], { hasOlder = false, unreadAfter = null as number | null } = {}) =>
  keysOf(createRowBuilder()(items, { hasOlder, unreadAfter }));

describe('rows', () => {
  it('start a group after a pause or another speaker', () => {
    const items = [
      item(1, 0, 'character'),
      item(2, 1, 'character'),
      item(3, 9, 'character'),
      item(4, 10, 'user'),
    ];
    expect(shown(items)).toEqual([
      'day:seq:1',
      'seq:1 leads',
      'seq:2',
      'seq:3 leads',
      'seq:4 leads',
    ]);
  });

  it('mark days and unread messages', () => {
    const items = [
      item(1, 0, 'user'),
      item(2, 24 * 60, 'character'),
      item(3, 24 * 60 + 1, 'character'),
    ];
    expect(shown(items, { unreadAfter: 2 }).slice(2)).toEqual([
      'day:seq:2',
      'seq:2 leads',
      'unread',
      'seq:3 leads',
    ]);
  });

  it('do not change when older messages are loaded', () => {
    const items = Array.from({ length: 30 }, (_, index) =>
      item(index + 1, index * 3, index % 3 ? 'user' : 'character'),
    );
    const later = shown(items.slice(12), { hasOlder: true });
    expect(shown(items).slice(-later.length)).toEqual(later);
  });

  it('are reused when newer messages arrive', () => {
    const items = [item(1, 0, 'user'), item(2, 1, 'character'), item(3, 2, 'character')];
    const rowsOf = createRowBuilder();
    const around = { hasOlder: true, unreadAfter: null };
    const before = rowsOf(items.slice(0, 2), around);
    const after = rowsOf(items, around);
    expect(after.slice(0, before.length).every((row, index) => row === before[index])).toBe(true);
    expect(keysOf(after)).toEqual(shown(items, { hasOlder: true }));
    expect(keysOf(rowsOf(items, { hasOlder: true, unreadAfter: 2 }))).toEqual(
      shown(items, { hasOlder: true, unreadAfter: 2 }),
    );
    expect(keysOf(rowsOf([item(0, -1, 'user'), ...items], { ...around, hasOlder: false }))).toEqual(
      shown([item(0, -1, 'user'), ...items]),
    );
  });

  it('end with the reply in progress and unsent messages', () => {
    const unsent = ['a', 'b'].map((id) => ({ id, text: id, at: AT, state: 'queued' as const }));
    expect(keysOf(pendingRows([item(1, 0, 'user')], { unsent, reply: null }))).toEqual([
      'own:a',
      'own:b',
    ]);
    const reply = { id: 'r', phase: 'writing' as const };
    expect(keysOf(pendingRows([item(1, 0, 'user')], { unsent, reply }))).toEqual([
      'reply:r leads',
      'own:a leads',
      'own:b',
    ]);
  });
});
