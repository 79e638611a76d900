import { Profiler } from 'react';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MAX_MESSAGE_LENGTH } from '@huoban/contracts/messaging';
import { NAP } from '../../../testing/partners';
import { createPage } from '../../../testing/render-page';
import { draftFor } from '../conversation/tab-storage';
import { page } from '../page';
import { useDraftField } from './use-draft';

const write = (draft: string) => act(() => draftFor('1024').set(draft));

beforeEach(() => draftFor('1024').set(''));

async function openField() {
  const { element } = await createPage({
    page,
    address: '/game-partner/chat-1024',
    service: () => NAP,
  });
  const renders = { count: 0 };
  const onRender = () => void (renders.count += 1);
  await act(async () => {
    render(
      <Profiler id="room" onRender={onRender}>
        {element}
      </Profiler>,
    );
  });
  return { renders, field: screen.getByRole<HTMLTextAreaElement>('textbox') };
}

describe('composer', () => {
  it('does not render for a key that changes only the draft', async () => {
    const { renders, field } = await openField();
    await userEvent.type(field, '在');
    const before = renders.count;
    await userEvent.type(field, '吗，今晚');
    expect(draftFor('1024').get()).toBe('在吗，今晚');
    expect(renders.count).toBe(before);
    await userEvent.clear(field);
    expect(renders.count).toBeGreaterThan(before);
  });

  it('shows the remaining characters once they are few, and the excess', async () => {
    const { field } = await openField();
    write('a'.repeat(MAX_MESSAGE_LENGTH - 101));
    expect(document.querySelector('.count')).toBeNull();
    write('a'.repeat(MAX_MESSAGE_LENGTH - 100));
    expect(field.getAttribute('aria-invalid')).toBe('false');
    expect(document.querySelector('.count')?.textContent).toContain('100');
    write('a'.repeat(MAX_MESSAGE_LENGTH + 1));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.querySelector('.count')?.textContent).toBe('超出 1 字');
  });

  it.each([
    ['stored', '', 'stored'],
    ['', 'typed', 'typed'],
    ['stored, ', 'typed', 'stored, typed'],
    ['restored by the browser', 'restored by the browser', 'restored by the browser'],
    ['restored', 'restored, typed', 'restored, typed'],
  ])('joins the stored draft "%s" with text typed before hydration "%s"', (stored, typed, text) => {
    write(stored);
    const field = document.createElement('textarea');
    field.value = typed;
    renderHook(() => useDraftField({ current: field }, '1024'));
    expect([field.value, draftFor('1024').get()]).toEqual([text, text]);
    write('');
    expect(field.value).toBe('');
  });
});
