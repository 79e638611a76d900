import { render } from '@testing-library/react';
import { Avatar } from './avatar';

function drawn(index: number, color = 'teal') {
  const { container } = render(<Avatar avatar={{ index, color }} />);
  return container.innerHTML;
}

it('renders twelve different figures', () => {
  const pictures = Array.from({ length: 12 }, (_, index) => drawn(index));
  expect(new Set(pictures).size).toBe(12);
});

it('renders a figure on different backgrounds', () => {
  expect(drawn(3, 'sky')).not.toBe(drawn(3, 'pink'));
});

it('renders a fallback for an unknown figure or colour', () => {
  expect(drawn(12)).toBe(drawn(0));
  expect(drawn(-1)).toContain('<path');
  expect(drawn(0, 'constructor')).toBe(drawn(0, 'vermilion'));
});
