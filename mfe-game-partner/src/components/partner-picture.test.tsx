import { render, screen } from '@testing-library/react';
import { PartnerPicture } from './partner-picture';

const NAP = { id: '1024', name: '困困', picture: null };
const DRAWN = {
  base: '/media/portraits/nap.0a1b2c3d',
  widths: [240, 480],
  width: 480,
  height: 600,
};

describe('PartnerPicture', () => {
  it('prints the initial where no picture has been drawn, named like a picture', () => {
    render(<PartnerPicture partner={NAP} sizes="240px" alt="困困的画像" />);
    expect(screen.getByRole('img', { name: '困困的画像' }).textContent).toBe('困');
  });

  it('is silent beside the name', () => {
    const { container } = render(<PartnerPicture partner={NAP} sizes="240px" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.textContent).toBe('困');
  });

  it('shows the drawn picture in the sizes that exist', () => {
    render(<PartnerPicture partner={{ ...NAP, picture: DRAWN }} sizes="240px" alt="画像" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe(
      '/media/portraits/nap.0a1b2c3d-480.webp',
    );
  });
});
