import { act, render, screen } from '@testing-library/react';
import { useFocusFallback } from './use-focus-fallback';

function Area({ name, isShown }: { name: string; isShown: boolean }) {
  const area = useFocusFallback<HTMLDivElement>('inside');
  return (
    <div ref={area} tabIndex={-1} role="group" aria-label={name}>
      {isShown && <button type="button">{name}</button>}
    </div>
  );
}

const areas = (areShown: boolean) => (
  <>
    <Area name="first" isShown={areShown} />
    <Area name="second" isShown={areShown} />
  </>
);

it('moves the focus of a removed button to the area around it, not to another area', () => {
  const { rerender } = render(areas(true));
  act(() => screen.getByRole('button', { name: 'second' }).focus());
  rerender(areas(false));
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'second' }));
});
