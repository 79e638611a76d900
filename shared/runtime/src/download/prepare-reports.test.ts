import { testSite } from '../testing/test-site';
import { knownClientIp } from './client-ip';
import { prepareReports } from './prepare-reports';

const { ipLookup } = testSite.links;
const COLLECTOR = { collector: 'https://collect.example', appId: '7' };

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ ip: '203.0.113.7', web_id: '42' }));
});

afterEach(() => jest.useRealTimers());

it.each([
  ['a phone', '/m/', null, [ipLookup]],
  ['a visit from an ad of the video site', '/?track_id=1', null, [ipLookup]],
  ['the desktop', '/', null, []],
  ['a collector', '/', COLLECTOR, ['https://collect.example/webid']],
])('asks ahead for what the reports of %s contain', async (_, address, analytics, expected) => {
  window.history.replaceState(null, '', address);
  prepareReports({ ...testSite, analytics });
  expect(fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2000);
  expect(jest.mocked(fetch).mock.calls.map(([url]) => url)).toEqual(expected);
  if (expected.includes(ipLookup)) expect(knownClientIp()).toBe('203.0.113.7');
});
