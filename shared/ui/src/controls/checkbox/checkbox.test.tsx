import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('is toggled by its label and described by its error', async () => {
  render(<Checkbox error="Please agree">I agree</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I agree', description: 'Please agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toHaveProperty('checked', true);
});
