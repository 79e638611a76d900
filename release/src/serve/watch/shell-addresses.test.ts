import { shellAddresses } from './shell-addresses';

const resolve = (addresses: string[]) => async () => addresses.map((address) => ({ address }));

it.each([
  [
    'every replica of a name',
    'http://shell:3000',
    ['10.0.0.2', '10.0.0.3'],
    'http://10.0.0.2:3000 http://10.0.0.3:3000',
  ],
  ['an IPv6 address', 'http://shell:3000', ['fd00::2'], 'http://[fd00::2]:3000'],
  ['the name itself over HTTPS', 'https://shell.example', ['10.0.0.2'], 'https://shell.example'],
  ['a name without an address', 'http://shell:3000', [], 'http://shell:3000'],
])('names %s', async (_, origin, addresses, expected) => {
  expect((await shellAddresses(origin, resolve(addresses))).join(' ')).toBe(expected);
});

it('names a shell whose name cannot be resolved', async () => {
  const failing = () => Promise.reject(new Error('ENOTFOUND'));
  expect(await shellAddresses('http://shell:3000', failing)).toEqual(['http://shell:3000']);
});
