import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, buttonClass } from './button';

test('a busy button keeps its name and place in the tab order but ignores clicks and does not submit', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: React.SyntheticEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button busy type="submit" onClick={onClick}>
        Save
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save', busy: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link takes the looks of a button from its class names', () => {
  expect(buttonClass('ghost', 'large', 'mine')).toBe('button ghost large mine');
});
