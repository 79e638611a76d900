import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { Outlet, RouterProvider } from 'react-router-dom';
import { MAIN_ID } from '../../chrome/skip-link';
import { useFocusOnNavigation } from './use-focus-on-navigation';

function Frame() {
  useFocusOnNavigation();
  return (
    <>
      <input />
      <main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}

function renderPages() {
  const router = createMemoryRouter([
    { element: <Frame />, children: [{ path: '*', element: <p /> }] },
  ]);
  render(<RouterProvider router={router} />);
  return { router, field: screen.getByRole('textbox'), main: screen.getByRole('main') };
}

describe('useFocusOnNavigation', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('focuses a page after a navigation, but not when only the query changes', async () => {
    const { router, field, main } = renderPages();
    expect(document.activeElement).toBe(document.body);

    field.focus();
    await act(() => router.navigate('/?tag=a'));
    expect(document.activeElement).toBe(field);
    history.replaceState(null, '', '/game-library?tag=a');
    await act(() => router.navigate('/game-library?tag=a'));
    expect(document.activeElement).toBe(main);
  });

  it('keeps it in a field that the visitor types into while the page is loading', async () => {
    const { router, field } = renderPages();
    field.focus();
    // The address changes before the page that it names is shown.
    history.replaceState(null, '', '/game-library');
    fireEvent.input(field, { target: { value: '2001' } });
    await act(() => router.navigate('/game-library'));
    expect(document.activeElement).toBe(field);
  });
});
