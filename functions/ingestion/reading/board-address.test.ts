import { anyText } from '@daybreak/contract/fixtures/any-text.ts';
import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import {
  assertPublicHost,
  hostOf,
  isPrivateAddress,
  type Lookup,
  resolveBoardAddress,
} from './board-address.ts';

const shared = {
  origin: { url: 'https://boards-api.vendor.example', variable: 'VENDOR_URL' },
  slug: /^[\w-]{1,100}$/,
};
const ownHosts = {
  origin: { url: 'https://{slug}.vendor.example', variable: 'VENDOR_URL' },
  slug: /^[\w.@:/#-]{1,100}$/,
};
const noCommonHost = { origin: { url: 'https://{host}', variable: 'CAREERS_URL' }, slug: /^[\w.~-]{1,100}$/ };

describe('ING-03 the address of a board', () => {
  test('is the vendor’s host, or the board’s own subdomain of it', () => {
    expect(resolveBoardAddress(shared, 'acme', {})).toEqual({
      origin: shared.origin.url,
      isOverridden: false,
    });
    expect(resolveBoardAddress(ownHosts, 'Acme', {}).origin).toBe('https://Acme.vendor.example');
  });

  test('is the host in its slug if the system has no host of its own', () => {
    expect(resolveBoardAddress(noCommonHost, 'jobs.acme.example~en', {}).origin).toBe(
      'https://jobs.acme.example',
    );
    const environment = { CAREERS_URL: 'http://127.0.0.1:3999/careers/{slug}' };
    expect(resolveBoardAddress(noCommonHost, 'jobs.acme.example~en', environment)).toEqual({
      origin: 'http://127.0.0.1:3999/careers/jobs.acme.example~en',
      isOverridden: true,
    });
  });

  test('is the origin that the environment sets instead of the vendor’s', () => {
    const environment = { VENDOR_URL: 'http://127.0.0.1:3999/vendor' };
    const expected = { origin: 'http://127.0.0.1:3999/vendor', isOverridden: true };
    expect(resolveBoardAddress(ownHosts, 'acme', environment)).toEqual(expected);
    expect(resolveBoardAddress(shared, 'acme', environment)).toEqual(expected);
    const perBoard = { VENDOR_URL: 'http://{slug}.localhost:3999' };
    expect(resolveBoardAddress(ownHosts, 'acme', perBoard).origin).toBe('http://acme.localhost:3999');
  });

  test.each(['', '../v2', 'a/b', 'a b', 'x'.repeat(101)])('rejects the slug %p', (slug) => {
    expect(() => resolveBoardAddress(shared, slug, {})).toThrow('is not a board of this system');
  });

  test.each(['evil.example/', 'evil.example#', 'a@evil.example:80/', 'x:y@evil', 'a/b'])(
    'rejects the slug %p that leads elsewhere, even if its adapter accepts it',
    (slug) => {
      expect(() => resolveBoardAddress(ownHosts, slug, {})).toThrow("another host than the vendor's");
    },
  );

  test('stays in the vendor’s domain, whatever the slug', () => {
    let accepted = 0;
    const separators = fc.constantFrom(
      'a',
      'evil.example',
      '.',
      '@',
      ':',
      '/',
      '\\',
      '#',
      '?',
      '%2f',
      '-',
      ' ',
    );
    const slugs = fc.oneof(
      anyText(),
      fc.array(separators).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(slugs, (slug) => {
        const anything = { ...ownHosts, slug: /^/ };
        let origin: string;
        try {
          ({ origin } = resolveBoardAddress(anything, slug, {}));
        } catch {
          return;
        }
        accepted += 1;
        expect(new URL(`${origin}/path`).hostname.endsWith('.vendor.example')).toBe(true);
      }),
      { numRuns: 200 },
    );
    expect(accepted).toBeGreaterThan(5);
  });

  test('has one rate-limited host for all boards of a vendor', () => {
    expect(hostOf(shared, 'acme', {})).toBe('boards-api.vendor.example');
    expect(hostOf(ownHosts, 'acme', {})).toBe('vendor.example');
    expect(hostOf(ownHosts, 'acme', { VENDOR_URL: 'http://127.0.0.1:3999/x' })).toBe('127.0.0.1:3999');
    expect(hostOf(noCommonHost, 'Jobs.acme.example~en', {})).toBe('jobs.acme.example');
  });
});

const at = (...addresses: string[]): Lookup =>
  // The overload that returns all addresses is the only one used.
  (async () => addresses.map((address) => ({ address, family: 4 }))) as unknown as Lookup;

describe('ING-03 an address that is not public is rejected', () => {
  test.each([
    ['this network', '0.0.0.0', '0.255.255.255'],
    ['private', '10.0.0.0', '10.255.255.255'],
    ['shared by a carrier', '100.64.0.0', '100.127.255.255'],
    ['loopback', '127.0.0.1', '127.255.255.255'],
    ['link-local, the metadata service among it', '169.254.0.0', '169.254.169.254'],
    ['private', '172.16.0.0', '172.31.255.255'],
    ['for protocols', '192.0.0.0', '192.0.0.255'],
    ['for documents', '192.0.2.0', '203.0.113.255'],
    ['private', '192.168.0.0', '192.168.255.255'],
    ['for benchmarks', '198.18.0.0', '198.19.255.255'],
    ['multicast', '224.0.0.0', '239.255.255.255'],
    ['reserved and broadcast', '240.0.0.0', '255.255.255.255'],
    ['unspecified and loopback', '::', '::1'],
    ['IPv4 mapped, private or not', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ['IPv4 translated', '64:ff9b::8.8.8.8', '64:ff9b:1::1'],
    ['unique local', 'fc00::1', 'fdff:ffff::1'],
    ['link-local', 'fe80::1', 'febf::1'],
    ['multicast', 'ff00::', 'ffff::1'],
    ['tunnels to IPv4', '2002:7f00:1::', '2001:0:7f00::1'],
    ['for documents', '2001:db8::1', '3fff::1'],
    ['discarded', '100::', '100::1'],
    ['not an address', 'localhost', ''],
  ])('%s: %s, %s', (_, first, last) => {
    expect([isPrivateAddress(first), isPrivateAddress(last)]).toEqual([true, true]);
  });

  test.each(['1.1.1.1', '9.255.255.255', '100.63.255.255', '100.128.0.0', '172.15.0.1', '172.32.0.1'])(
    '%s is public',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  test.each(['192.167.0.1', '223.255.255.255', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  test('rejects a name that resolves to one, even among public ones', async () => {
    await expect(assertPublicHost('boards.example', at('1.1.1.1', '10.0.0.1'))).rejects.toThrow(
      "'boards.example' resolves to 10.0.0.1, which is not public, and is not requested.",
    );
    await expect(assertPublicHost('boards.example', at())).rejects.toThrow('no address');
    await expect(
      assertPublicHost('boards.example', at('1.1.1.1', '2606:4700::1111')),
    ).resolves.toBeUndefined();
  });

  test('rejects a host that is such an address itself, without resolving it', async () => {
    await expect(assertPublicHost('[::1]', at('1.1.1.1'))).rejects.toThrow("'[::1]' resolves to ::1");
    await expect(assertPublicHost('127.0.0.1', at('1.1.1.1'))).rejects.toThrow('not public');
    await expect(assertPublicHost('1.1.1.1', at('10.0.0.1'))).resolves.toBeUndefined();
  });
});
