import { render, screen } from '@testing-library/react';
import { chooseInk } from './ink';
import { PicturePlaceholder } from './picture-placeholder';

describe('PicturePlaceholder', () => {
  it.each(['letter', 'silhouette'] as const)('shows the initial as a %s', (figure) => {
    const { container } = render(<PicturePlaceholder id="1024" name="困困" figure={figure} />);
    expect(new Set(container.textContent)).toEqual(new Set('困'));
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('ignores an English article', () => {
    const { container } = render(<PicturePlaceholder id="5001" name="The Chime Mender" />);
    expect(new Set(container.textContent)).toEqual(new Set('C'));
  });

  it('has the accessible name of `alt`', () => {
    render(<PicturePlaceholder id="1024" name="困困" alt="困困的画像" />);
    expect(screen.getByRole('img', { name: '困困的画像' })).toBeTruthy();
  });
});

describe('chooseInk', () => {
  it('is deterministic and uses all inks and patterns', () => {
    expect(chooseInk('1024')).toEqual(chooseInk('1024'));
    const ids = Array.from({ length: 42 }, (_, at) => String(1001 + at));
    expect(new Set(ids.map((id) => chooseInk(id).ink)).size).toBe(7);
    expect(new Set(ids.map((id) => chooseInk(id).pattern)).size).toBe(5);
  });
});
