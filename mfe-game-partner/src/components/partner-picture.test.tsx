import { render, screen } from '@testing-library/react';
import { PartnerPicture } from './partner-picture';

const NAP = { id: '1024', name: '困困', picture: null };
const PICTURE = {
  base: '/media/portraits/nap.0a1b2c3d',
  widths: [240, 480],
  width: 480,
  height: 600,
};

describe('PartnerPicture', () => {
  it('renders a placeholder with the initial and the name of the picture', () => {
    render(<PartnerPicture partner={NAP} sizes="240px" alt="困困的画像" />);
    expect(screen.getByRole('img', { name: '困困的画像' }).textContent).toBe('困');
  });

  it('is decorative without `alt`', () => {
    const { container } = render(<PartnerPicture partner={NAP} sizes="240px" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('困');
  });

  it('renders the picture in its available sizes', () => {
    render(<PartnerPicture partner={{ ...NAP, picture: PICTURE }} sizes="240px" alt="画像" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe(
      '/media/portraits/nap.0a1b2c3d-480.webp',
    );
  });
});
