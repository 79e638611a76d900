import { render, screen } from '@testing-library/react';
import { useSelectedInView } from './use-selected-in-view';

const WIDTHS = { list: [0, 300], value: [500, 100] } as const;

function Row({ selected }: { selected: string }) {
  return (
    <ul ref={useSelectedInView(selected)}>
      <li>
        <a href="/" aria-current={selected === 'horror' ? 'true' : undefined}>
          horror
        </a>
      </li>
    </ul>
  );
}

it('scrolls the selected value of a row to its middle', () => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    const [left, width] = this.tagName === 'UL' ? WIDTHS.list : WIDTHS.value;
    return new DOMRect(left, 0, width, 40);
  });
  const { rerender } = render(<Row selected="" />);
  expect(screen.getByRole('list').scrollLeft).toBe(0);
  rerender(<Row selected="horror" />);
  expect(screen.getByRole('list').scrollLeft).toBe(400);
});
