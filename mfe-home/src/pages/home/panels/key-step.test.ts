import { keyStep } from './key-step';

/** The step of a key pressed in the innermost element of `html`. */
function press(key: string, html = '<p></p>', options: KeyboardEventInit = {}) {
  document.body.innerHTML = html;
  let result: ReturnType<typeof keyStep> = null;
  const read = (event: KeyboardEvent) => {
    result = keyStep(event);
  };
  addEventListener('keydown', read);
  const all = document.body.querySelectorAll('*');
  all[all.length - 1]?.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, ...options }),
  );
  removeEventListener('keydown', read);
  return result;
}

describe('keyStep', () => {
  it.each([
    ['ArrowDown', 1],
    ['PageDown', 1],
    [' ', 1],
    ['ArrowUp', -1],
    ['PageUp', -1],
    ['Home', 'first'],
    ['End', 'last'],
  ])('moves with the key %j', (key, by) => {
    expect(press(key)).toBe(by);
  });

  it('moves back with Shift and Space', () => {
    expect(press(' ', '<p></p>', { shiftKey: true })).toBe(-1);
  });

  it.each(['<input>', '<textarea></textarea>', '<dialog open><p></p></dialog>'])(
    'ignores keys inside %s',
    (html) => {
      expect(press('ArrowDown', html)).toBeNull();
    },
  );

  it('ignores Space on a button, but not the arrow keys', () => {
    expect(press(' ', '<button></button>')).toBeNull();
    expect(press('ArrowDown', '<button></button>')).toBe(1);
  });

  it('ignores browser shortcuts', () => {
    expect(press('ArrowDown', '<p></p>', { altKey: true })).toBeNull();
    expect(press('a')).toBeNull();
  });
});
