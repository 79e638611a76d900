import { fireEvent, render, screen } from '@testing-library/react';
import { PageErrorBoundary } from './page-error-boundary';

let broken = true;
function Page() {
  if (broken) throw new Error('bug');
  return <p>fine</p>;
}

const tree = (key: string, onFailure: jest.Mock) => (
  <>
    <header>header</header>
    <PageErrorBoundary
      key={key}
      onError={onFailure}
      fallback={(failure, retry) => <button onClick={retry}>{String(failure)}</button>}
    >
      <Page />
    </PageErrorBoundary>
  </>
);

describe('PageErrorBoundary', () => {
  // React logs errors that the boundary caught.
  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation();
  });

  it('limits an error to the page and reports it', () => {
    const onFailure = jest.fn();
    render(tree('a', onFailure));
    expect(screen.getByText('header')).toBeTruthy();
    expect(screen.getByRole('button').textContent).toBe('Error: bug');
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('renders the page again on retry', () => {
    render(tree('a', jest.fn()));
    broken = false;
    fireEvent.click(screen.getByRole('button'));
    expect(screen.getByText('fine')).toBeTruthy();
  });

  it('resets on another page', () => {
    const { rerender } = render(tree('a', jest.fn()));
    broken = false;
    rerender(tree('b', jest.fn()));
    expect(screen.getByText('fine')).toBeTruthy();
  });
});
