import { createECDH } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { aPushDevice } from '../../table/fixtures/user.ts';
import { encodeRecord, encryptPush } from './encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

describe('NOTIF-01 an encrypted push', () => {
  test('is that of the example of RFC 8188, section 3.1', () => {
    const key = {
      key: bytes('yqdlZ-tYemfogSmv7Ws5PQ'),
      salt: bytes('I1BsxtFttlv3u_Oo94xnmw'),
      keyId: Buffer.of(),
    };
    expect(encodeRecord('I am the walrus', key).toString('base64url')).toBe(
      'I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg',
    );
  });

  test('is that of the example of RFC 8291, section 5', () => {
    const sender = createECDH('prime256v1');
    sender.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
    const salt = bytes('DGv6ra1nlYgDCS1FRnbzlw');
    const push = encryptPush('When I grow up, I want to be a watermelon', aPushDevice(), { sender, salt });
    expect(push.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  test('is different each time', () => {
    expect(encryptPush('Hello', aPushDevice())).not.toEqual(encryptPush('Hello', aPushDevice()));
  });

  test('is refused if its text does not fit', () => {
    expect(encryptPush('x'.repeat(4_079), aPushDevice()).length).toBe(21 + 65 + 4_096);
    expect(() => encryptPush('x'.repeat(4_080), aPushDevice())).toThrow('too long for one record');
  });
});
