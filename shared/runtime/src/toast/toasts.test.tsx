import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ToastStore } from './toast';
import { Toasts } from './toasts';

let store: ToastStore;
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const show = (...parameters: Parameters<ToastStore['show']>) =>
  act(() => store.show(...parameters));

beforeEach(() => {
  jest.useFakeTimers();
  store = new ToastStore();
  render(<Toasts store={store} />);
});
afterEach(() => {
  jest.useRealTimers();
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
});

describe('a toast', () => {
  it('goes after three seconds', () => {
    show('saved');
    wait(2999);
    expect(screen.getByText('saved')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('saved')).toBeNull();
  });

  it('stays for its duration, or until Esc with 0', () => {
    show('short', { duration: 1000 });
    show('stays', { duration: 0 });
    wait(1000);
    expect(screen.queryByText('short')).toBeNull();
    wait(3_600_000);
    expect(screen.getByText('stays')).toBeTruthy();
  });

  it('pauses while hovered and restarts afterwards', () => {
    show('read me');
    wait(2000);
    fireEvent.pointerEnter(screen.getByRole('status'));
    wait(60_000);
    fireEvent.pointerLeave(screen.getByRole('status'));
    wait(2999);
    expect(screen.getByText('read me')).toBeTruthy();
    wait(1);
    expect(screen.queryByText('read me')).toBeNull();
  });

  it('is an alert only for errors', () => {
    show('saved', { kind: 'success' });
    expect(screen.queryByRole('alert')).toBeNull();
    show('failed', { kind: 'error' });
    expect(screen.getByRole('alert').textContent).toBe('failed');
  });

  it('shows markup as text', () => {
    show('<img src=x onerror=alert(1)>');
    expect(screen.getByRole('status').querySelector('img')).toBeNull();
    expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
  });
});

describe('several toasts', () => {
  it('with equal texts share one toast with a counter and restart its timer', () => {
    show('no network', { kind: 'error' });
    wait(2000);
    show('no network', { kind: 'error' });
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.getByRole('alert').textContent).toBe('no network×2');
    wait(2999);
    expect(screen.getByRole('alert')).toBeTruthy();
    wait(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('are at most three; a fourth replaces the oldest', () => {
    ['one', 'two', 'three', 'four'].forEach((message) => show(message));
    expect(screen.getAllByRole('status').map((note) => note.textContent)).toEqual([
      'two',
      'three',
      'four',
    ]);
  });

  it('are dismissed with Esc', () => {
    show('one');
    show('two', { duration: 0 });
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryAllByRole('status')).toEqual([]);
  });
});

describe('over a modal dialog', () => {
  it('are rendered inside it, and outside after it closes', async () => {
    const dialog = document.createElement('dialog');
    document.body.append(dialog);
    show('before', { duration: 0 });
    expect(within(dialog).queryByText('before')).toBeNull();
    await act(async () => dialog.showModal());
    expect(within(dialog).getByText('before')).toBeTruthy();
    await act(async () => dialog.close());
    expect(within(dialog).queryByText('before')).toBeNull();
    expect(screen.getByText('before')).toBeTruthy();
  });
});
