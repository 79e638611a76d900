import { render, screen } from '@testing-library/react';
import { RouteAnnouncer } from './route-announcer';

test('announces a page reached later, not the one the document was loaded with', () => {
  const { rerender } = render(<RouteAnnouncer title="首页" />);
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(<RouteAnnouncer title="游戏伙伴" />);
  expect(screen.getByRole('status').textContent).toBe('游戏伙伴');
});
