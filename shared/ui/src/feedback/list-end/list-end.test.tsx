import { fireEvent, render, screen } from '@testing-library/react';
import { ListEnd, type ListEndProps } from './list-end';

const MESSAGES = {
  more: 'more',
  loading: 'loading',
  failed: 'failed',
  retry: 'retry',
  end: 'the end',
};

function show(changes: Partial<ListEndProps>) {
  const onLoadMore = jest.fn();
  const props = {
    next: '/list?page=2',
    failed: false,
    busy: false,
    onLoadMore,
    messages: MESSAGES,
  };
  render(<ListEnd {...props} {...changes} />);
  return onLoadMore;
}

describe('ListEnd', () => {
  it('renders a link and loads the next page on click', () => {
    const onLoadMore = show({});
    const link = screen.getByRole('link', { name: 'more' });
    expect(link.getAttribute('href')).toBe('/list?page=2');
    expect(fireEvent.click(link)).toBe(false);
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks that open a new tab', () => {
    const onLoadMore = show({});
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => expect(event.defaultPrevented).toBe(false));
    fireEvent.click(link, { ctrlKey: true });
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('does not load again while it is busy', () => {
    const onLoadMore = show({ busy: true });
    fireEvent.click(screen.getByRole('link', { name: /loading/ }));
    expect(onLoadMore).not.toHaveBeenCalled();
  });

  it('retries after a failure', () => {
    const onLoadMore = show({ failed: true });
    expect(screen.getByRole('alert').textContent).toContain('failed');
    fireEvent.click(screen.getByRole('button', { name: 'retry' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('shows the end of the list', () => {
    show({ next: null });
    expect(screen.getByText('the end')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
