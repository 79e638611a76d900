import { act, render, screen } from '@testing-library/react';
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

describe('useFocusOnNavigation', () => {
  it('focuses a page after a navigation, but not when only the query changes', async () => {
    const router = createMemoryRouter([
      { element: <Frame />, children: [{ path: '*', element: <p /> }] },
    ]);
    render(<RouterProvider router={router} />);
    const [field, main] = [screen.getByRole('textbox'), screen.getByRole('main')];
    expect(document.activeElement).toBe(document.body);

    field.focus();
    await act(() => router.navigate('/?tag=a'));
    expect(document.activeElement).toBe(field);
    await act(() => router.navigate('/game-library?tag=a'));
    expect(document.activeElement).toBe(main);
  });
});
