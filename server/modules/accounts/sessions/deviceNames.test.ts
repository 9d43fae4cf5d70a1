import { describe, expect, test } from 'vitest';
import { deviceNameOf, maskedAddress } from './deviceNames.ts';

const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('device names', () => {
  test.each([
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Version/18.1 Mobile/15E148 Safari/604.1`,
      'iPhoneのSafari',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} CriOS/131.0 Mobile/15E148 Safari/604.1`,
      'iPhoneのChrome',
    ],
    [`Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit} Safari Line/14.20.0`, 'iPhoneのLINE'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36`, 'WindowsのChrome'],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`,
      'WindowsのEdge',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${webKit} SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`,
      'AndroidのSamsung Internet',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0', 'MacのFirefox'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101', 'Linux'],
    ['curl/8.5.0', '不明な端末'],
    ['', '不明な端末'],
  ])('%s', (userAgent, name) => {
    expect(deviceNameOf(userAgent)).toBe(name);
  });
});

describe('addresses', () => {
  test.each([
    ['203.0.113.77', '203.0.113.*'],
    ['::ffff:203.0.113.77', '203.0.113.*'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:*'],
    ['2001:db8::1', '2001:db8:*'],
    ['::1', '::*'],
    ['', ''],
  ])('%s is shown as %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});
