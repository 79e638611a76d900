import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

test('a code keeps four modules of empty paper on every side', () => {
  render(<QrCode size={25} path="M0 0h1v1H0z" label="QQ group" />);
  expect(screen.getByRole('img', { name: 'QQ group' }).getAttribute('viewBox')).toBe('-4 -4 33 33');
});
