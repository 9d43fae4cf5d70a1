import { expect, test } from 'vitest';
import { snapshot } from '../testing/drafts.ts';
import { emptyDraft, firstDraft } from '../saving/draftValues.ts';
import { fieldsOf } from '../fields/draftFields.ts';
import { checklistOf, withHeld } from './checklist.ts';

const company = { name: '灯台舎', contactEmail: null, contactPhoneNumber: null, contactFormUrl: null };
const names = (items: readonly { readonly field: string }[]) => items.map(({ field }) => field);

test('a new draft has as many items before its first save as after it', () => {
  const values = firstDraft('contract', company);
  const before = names(checklistOf('contract', { values, base: values, saved: null }, true));
  const server = [
    'title',
    'offerDetail',
    'workingPlace',
    'netPrice',
    'informationAsOf',
    'contactEmail',
    'company.name',
    'company.address',
    'company.contact',
  ];
  const saved = {
    ...snapshot(1, values),
    checklist: server.map((field) => ({ field, label: field, isMet: false })),
  };
  const after = names(checklistOf('contract', { values, base: saved.values, saved }, true));
  expect(after).toEqual(before);
  expect(after).toContain('informationAsOf');
});

test('what is looked at only where it is written comes and goes with it', () => {
  const at = (validThrough: string | null) =>
    names(
      checklistOf(
        'contract',
        { values: { ...emptyDraft, validThrough }, base: emptyDraft, saved: snapshot(1) },
        true,
      ),
    );
  expect(at('2030-01-01')).toContain('validThrough');
  expect(at(null)).not.toContain('validThrough');
});

test.each(['desiredDeliveryAt', 'deliveryDecidedBy'] as const)(
  '%s is to be mended once it is over',
  (name) => {
    const at = (day: string) =>
      checklistOf(
        'contract',
        { values: { ...emptyDraft, [name]: day }, base: emptyDraft, saved: snapshot(1) },
        true,
      ).find(({ field }) => field === name)?.isMet;
    expect(at('2020-01-01')).toBe(false);
    expect(at('2999-01-01')).toBe(true);
  },
);

test('what is needed and was written too long is to be mended, not to be written', () => {
  const values = firstDraft('contract', company);
  const items = checklistOf('contract', { values, base: values, saved: null }, true);
  const held = fieldsOf('contract').filter(({ name }) => name === 'offerDetail');
  const all = withHeld(items, held);
  expect(all.filter(({ isWrong }) => isWrong).map(({ label }) => label)).toEqual(['仕事の内容']);
  expect(names(all)).toEqual(names(items));
});
