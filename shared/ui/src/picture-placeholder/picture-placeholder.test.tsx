import { render, screen } from '@testing-library/react';
import { chooseInk } from './ink';
import { PicturePlaceholder } from './picture-placeholder';

describe('StandIn', () => {
  it.each(['letter', 'silhouette'] as const)('prints the initial as a %s', (figure) => {
    const { container } = render(<PicturePlaceholder id="1024" name="困困" figure={figure} />);
    expect(new Set(container.textContent)).toEqual(new Set('困'));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('looks past an English article', () => {
    const { container } = render(<PicturePlaceholder id="5001" name="The Chime Mender" />);
    expect(new Set(container.textContent)).toEqual(new Set('C'));
  });

  it('prints the letter over a picture of what the thing belongs to', () => {
    const { container } = render(
      <PicturePlaceholder id="5001" name="Bell" background={<img src="/c.webp" alt="" />} />,
    );
    const [picture, letter] = container.firstElementChild?.children ?? [];
    expect([picture?.tagName, letter?.textContent]).toEqual(['IMG', 'BB']);
  });

  it('has a name where nothing beside it says what it is', () => {
    render(<PicturePlaceholder id="1024" name="困困" alt="困困的画像" />);
    expect(screen.getByRole('img', { name: '困困的画像' })).toBeTruthy();
  });
});

describe('inkOf', () => {
  it('is the same for one id every time, and spreads over all inks and grounds', () => {
    expect(chooseInk('1024')).toEqual(chooseInk('1024'));
    const ids = Array.from({ length: 42 }, (_, at) => String(1001 + at));
    expect(new Set(ids.map((id) => chooseInk(id).ink)).size).toBe(7);
    expect(new Set(ids.map((id) => chooseInk(id).ground)).size).toBe(5);
  });
});
