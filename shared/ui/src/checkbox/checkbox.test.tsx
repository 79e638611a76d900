import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checkbox } from './checkbox';

test('its words tick it, and its error is read with it', async () => {
  render(<Checkbox error="Please agree">I agree</Checkbox>);
  const box = screen.getByRole('checkbox', { name: 'I agree', description: 'Please agree' });
  await userEvent.click(screen.getByText('I agree'));
  expect(box).toHaveProperty('checked', true);
});
