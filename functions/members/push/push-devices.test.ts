import { afterEach, describe, expect, test } from '@jest/globals';
import { aPushDevice, aUser } from '../../table/fixtures/user.ts';
import { applyPushDeviceChange, parsePushDeviceChange, removePushDevices } from './push-devices.ts';

const NOW = new Date('2026-06-02T12:00:00.000Z');
const { endpoint, p256dh, auth } = aPushDevice();
const keys = { p256dh, auth };
const numbered = (number: number) => aPushDevice(`https://fcm.googleapis.com/fcm/send/${number}`);
const after = (input: object, user = aUser()) =>
  applyPushDeviceChange(user, parsePushDeviceChange(input), NOW);

afterEach(() => {
  delete process.env['PUSH_SERVICE_URL'];
});

describe('NOTIF-01 a device with push notifications', () => {
  test('is added once with its keys, and keeps its time when its keys change', () => {
    const first = after({ endpoint, keys });
    expect(first.pushDevices).toEqual([{ endpoint, ...keys, addedAt: NOW.toISOString() }]);
    const again = after(
      { endpoint, keys: { ...keys, auth: 'AAAAAAAAAAAAAAAAAAAAAA' } },
      aUser({ pushDevices: [aPushDevice()] }),
    );
    expect(again.pushDevices).toEqual([{ ...aPushDevice(), auth: 'AAAAAAAAAAAAAAAAAAAAAA' }]);
  });

  test('replaces the oldest of five', () => {
    const pushDevices = [1, 2, 3, 4, 5].map(numbered);
    const user = after({ endpoint, keys }, aUser({ pushDevices }));
    expect(user.pushDevices.map((device) => device.endpoint.at(-1))).toEqual(['2', '3', '4', '5', 'e']);
  });

  test('is removed by a change without keys, and only that one', () => {
    const user = aUser({ pushDevices: [numbered(1), aPushDevice()] });
    expect(after({ endpoint }, user).pushDevices).toEqual([numbered(1)]);
    expect(after({ endpoint, keys: null }, aUser())).toEqual(aUser());
    expect(removePushDevices(user, ['https://fcm.googleapis.com/fcm/send/9'])).toBeUndefined();
  });

  test.each([
    'https://fcm.googleapis.com/fcm/send/a:b',
    'https://updates.push.services.mozilla.com/wpush/v2/a',
    'https://web.push.apple.com/a',
    'https://wns2-par02p.notify.windows.com/w/?token=a',
  ])('may be at %s', (known) => {
    expect(parsePushDeviceChange({ endpoint: known, keys }).endpoint).toBe(known);
  });

  test.each([
    'http://fcm.googleapis.com/fcm/send/a',
    'https://fcm.googleapis.com:8443/fcm/send/a',
    'https://fcm.googleapis.com@169.254.169.254/fcm/send/a',
    'https://user:word@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.example/a',
    'https://notify.windows.com.example/a',
    'https://a.b.example/.notify.windows.com',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:4600/push/messages/a',
    'no address',
  ])('is refused at %s, which we would send requests to', (unknown) => {
    expect(() => parsePushDeviceChange({ endpoint: unknown, keys })).toThrow(
      "endpoint: We don't know this push service.",
    );
  });

  test('may be at the configured service, and nowhere else on its host', () => {
    process.env['PUSH_SERVICE_URL'] = 'http://127.0.0.1:4600/push/messages';
    expect(parsePushDeviceChange({ endpoint: 'http://127.0.0.1:4600/push/messages/a' }).keys).toBeUndefined();
    for (const other of [
      'http://127.0.0.1:4600/push/messages/../../stripe',
      'http://127.0.0.1:46001/push/messages/a',
    ])
      expect(() => parsePushDeviceChange({ endpoint: other })).toThrow('endpoint: ');
  });

  test.each([
    [{ p256dh: 'AAAA', auth }, 'keys.p256dh: This is not a public key.'],
    [{ p256dh: Buffer.alloc(65, 4).toString('base64url'), auth }, 'keys.p256dh: This is not a public key.'],
    [{ p256dh, auth: 'short' }, 'keys.auth: This is not a secret of 16 bytes.'],
    [{ p256dh }, 'keys.auth: '],
  ])('is refused with the keys %j, since no message could be encrypted', (bad, message) => {
    expect(() => parsePushDeviceChange({ endpoint, keys: bad })).toThrow(message);
  });
});
