import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover';

test('describes its trigger, and Escape puts it away until the focus has left', async () => {
  const { container } = render(
    <Popover trigger={(id) => <button aria-describedby={id}>Code</button>}>Scan me</Popover>,
  );
  const root = container.firstElementChild;
  expect(screen.getByRole('button', { description: 'Scan me' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(root?.className).toBe('popover dismissed');
  await userEvent.tab();
  expect(root?.className).toBe('popover');
});

test('Escape inside the panel gives the focus back to the trigger and keeps the panel away', async () => {
  const { container } = render(
    <Popover trigger={() => <button>Language</button>}>
      <a href="/en">English</a>
    </Popover>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'English' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Language' }));
  expect(container.firstElementChild?.className).toBe('popover dismissed');
});
