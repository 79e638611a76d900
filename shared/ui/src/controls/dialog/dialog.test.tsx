import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DIALOG_CLOSING_MS, Dialog } from './dialog';

const dialog = (open: boolean, onClose = jest.fn()) => (
  <Dialog open={open} onClose={onClose} title="Log in" closeLabel="Close">
    <input aria-label="Phone" />
  </Dialog>
);

test('it is named by its title, and the title has the focus first', () => {
  render(dialog(true));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveProperty('open', true);
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Log in' }));
});

test('close button, Escape and a press beside it ask to close; a press inside does not', async () => {
  const onClose = jest.fn();
  render(dialog(true, onClose));
  const element = screen.getByRole('dialog');
  await userEvent.click(screen.getByRole('textbox'));
  expect(onClose).toHaveBeenCalledTimes(0);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(element, new Event('cancel', { cancelable: true }));
  fireEvent.mouseDown(element);
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('it leaves 300 ms after it was closed', () => {
  jest.useFakeTimers();
  const { rerender } = render(dialog(true));
  rerender(dialog(false));
  act(() => jest.advanceTimersByTime(DIALOG_CLOSING_MS - 1));
  expect(screen.queryByRole('dialog')).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  jest.useRealTimers();
});
