import { render, screen } from '@testing-library/react';
import { Field } from './field';

test('label, hint and error are tied to the input', () => {
  const { rerender } = render(<Field label="Phone" hint="11 digits" />);
  const input = screen.getByRole('textbox', { name: 'Phone', description: '11 digits' });
  expect(input.getAttribute('aria-invalid')).toBeNull();
  rerender(<Field label="Phone" hint="11 digits" error="Too short" />);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { description: '11 digits Too short' })).toBe(input);
});
