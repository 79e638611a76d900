import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import { useEarlyText } from './use-early-text';

const adopted = jest.fn();

function SearchField({ serverText }: { serverText: string }) {
  const [text, setText] = useState(serverText);
  const field = useEarlyText((early) => {
    adopted(early);
    setText(early);
  });
  return <input ref={field} value={text} onChange={({ target }) => setText(target.value)} />;
}

/** Hydrates a field of the server's HTML in which the visitor has typed. */
function hydrateField(serverText: string, typed: string) {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = `<input value="${serverText}">`;
  const field = screen.getByRole<HTMLInputElement>('textbox');
  if (typed) field.value = typed;
  const { rerender } = render(<SearchField serverText={serverText} />, {
    container,
    hydrate: true,
  });
  rerender(<SearchField serverText={serverText} />);
  expect(screen.getByRole('textbox')).toBe(field);
  return field.value;
}

describe('useEarlyText', () => {
  beforeEach(() => adopted.mockReset());

  it.each([
    ['', 'star', 'star', [['star']]],
    ['star', 'starling', 'starling', [['starling']]],
    ['star', '', 'star', []],
  ])('server "%s", then typed "%s"', (serverText, typed, shown, calls) => {
    expect(hydrateField(serverText, typed)).toBe(shown);
    expect(adopted.mock.calls).toEqual(calls);
  });
});
