import { render, screen } from '@testing-library/react';
import { Picture, pictureSrcSet } from './picture';

const picture = {
  base: '/media/covers/a.12345678',
  widths: [240, 480, 960],
  width: 960,
  height: 1280,
};

test('a picture reserves its place and waits until it is near', () => {
  render(<Picture picture={picture} sizes="50vw" alt="A cover" />);
  const image = screen.getByRole('img', { name: 'A cover' });
  expect(image.getAttribute('width')).toBe('960');
  expect(image.getAttribute('height')).toBe('1280');
  expect(image.getAttribute('loading')).toBe('lazy');
  expect(image.getAttribute('src')).toBe('/media/covers/a.12345678-480.webp');
});

test('the largest paint is fetched first', () => {
  render(<Picture picture={picture} sizes="50vw" alt="A cover" priority />);
  const image = screen.getByRole('img');
  expect(image.getAttribute('loading')).toBe('eager');
  expect(image.getAttribute('fetchpriority')).toBe('high');
});

test('srcset names every width once', () => {
  expect(pictureSrcSet({ base: '/a', widths: [1, 2] }, 'avif')).toBe('/a-1.avif 1w, /a-2.avif 2w');
});
