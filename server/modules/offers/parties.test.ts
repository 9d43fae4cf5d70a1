import { expect, test } from 'vitest';
import { contactLine } from './parties.ts';

test.each([
  ['+819012345678', '090-1234-5678'],
  ['+81312345678', '03-1234-5678'],
  ['+81762345678', '076-234-5678'],
  ['+81120123456', '0120-123-456'],
  ['+818001234567', '0800-123-4567'],
  ['+15551234567', '+15551234567'],
])('%s is written %s', (contactPhoneNumber, shown) => {
  expect(contactLine({ contactPhoneNumber, contactEmail: null, contactFormUrl: '' })).toBe(shown);
});

test('every way that a company gives stands in one line', () => {
  expect(
    contactLine({
      contactPhoneNumber: '+81312345678',
      contactEmail: 'desk@minamo.example',
      contactFormUrl: null,
    }),
  ).toBe('03-1234-5678 desk@minamo.example');
});
