import { render } from '@testing-library/react';
import { Avatar } from './avatar';

function drawn(index: number, color = 'teal') {
  const { container } = render(<Avatar avatar={{ index, color }} />);
  return container.innerHTML;
}

it('draws twelve figures, each its own', () => {
  const pictures = Array.from({ length: 12 }, (_, index) => drawn(index));
  expect(new Set(pictures).size).toBe(12);
});

it('prints one figure on different grounds', () => {
  expect(drawn(3, 'sky')).not.toBe(drawn(3, 'pink'));
});

it('draws something for a figure or colour that it does not know', () => {
  expect(drawn(12)).toBe(drawn(0));
  expect(drawn(-1)).toContain('<path');
  expect(drawn(0, 'constructor')).toBe(drawn(0, 'vermilion'));
});
