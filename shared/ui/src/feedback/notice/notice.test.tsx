import { render, screen } from '@testing-library/react';
import { Notice } from './notice';

test('an error interrupts, an empty list is only a status', () => {
  const { rerender } = render(<Notice kind="error" title="It broke" />);
  expect(screen.getByRole('alert').textContent).toBe('It broke');
  rerender(<Notice kind="empty" title="Nothing here" />);
  expect(screen.getByRole('status').textContent).toBe('Nothing here');
});
