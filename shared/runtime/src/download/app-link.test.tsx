import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ApiClient } from '@huoban/contracts';
import { ApiProvider } from '../api/react/api-context';
import { SiteProvider } from '../page/page-context';
import { testSite } from '../testing/test-site';
import { AppLink } from './app-link';

const EVENT = 'POST /api/users/report_user_action';
const AD = 'POST /api/utils/huoban_ad_report';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/131.0.0.0 Mobile';

function at(address: string, target?: string) {
  window.history.replaceState(null, '', address);
  const call = jest.fn((_: string, __: { body: { report_from?: string } }) => Promise.resolve({}));
  const open = jest.fn();
  render(
    <SiteProvider value={testSite}>
      <ApiProvider api={{ call } as unknown as ApiClient}>
        <MemoryRouter initialEntries={[address]}>
          <AppLink open={open} target={target}>
            app
          </AppLink>
        </MemoryRouter>
      </ApiProvider>
    </SiteProvider>,
  );
  const link = screen.getByRole('link');
  const endpoints = () => call.mock.calls.map(([endpoint]) => endpoint);
  return { call, endpoints, open, link };
}

// jsdom does not open links.
beforeEach(() => document.addEventListener('click', (event) => event.preventDefault()));

it.each([
  ['in the mobile layout', '/m/about-us?channel=bili', 'jsdom', [EVENT, AD]],
  ['on a phone with the desktop layout', '/about-us', ANDROID, [EVENT, AD]],
  ['on the desktop, where no app can be installed', '/about-us', 'jsdom', [EVENT]],
])('reports and opens the install page %s', (_, address, userAgent, expected) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const { link, open, endpoints } = at(address);
  fireEvent.click(link);
  expect(endpoints()).toEqual(expected);
  expect(open.mock.calls).toEqual([[testSite.links.mobileApp]]);
});

it('names the channel of the visit', () => {
  const { link, call } = at('/m/about-us?channel=bili');
  fireEvent.click(link);
  expect(call.mock.calls[1]?.[1].body.report_from).toBe('bili');
});

it.each([
  ['a link with a target', '_blank', (link: Element) => fireEvent.click(link)],
  ['Ctrl', undefined, (link: Element) => fireEvent.click(link, { ctrlKey: true })],
  [
    'the middle button',
    undefined,
    (link: Element) => fireEvent(link, new MouseEvent('auxclick', { button: 1, bubbles: true })),
  ],
])('only reports for %s, as the browser opens another tab', (_, target, press) => {
  const { link, open, endpoints } = at('/m/', target);
  press(link);
  expect(endpoints()).toEqual([EVENT, AD]);
  expect(open).not.toHaveBeenCalled();
});

it('ignores the right button', () => {
  const { link, call } = at('/m/');
  fireEvent(link, new MouseEvent('auxclick', { button: 2, bubbles: true }));
  expect(call).not.toHaveBeenCalled();
});
