import { describe, expect, test } from 'vitest';
import { isJobOpeningId, newDraftLink, newJobOpeningId } from './newDraft.ts';

function uuidOf(globalId: string): string {
  const hex = Buffer.from(globalId.slice(2), 'base64url').toString('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

describe('the id of a new draft', () => {
  test('is a UUIDv7 in the form that the server reads', () => {
    const id = newJobOpeningId(Date.UTC(2026, 10, 21));
    expect(id).toMatch(/^j_[\w-]{22}$/);
    expect(uuidOf(id)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(uuidOf(id).replaceAll('-', '').slice(0, 12), 16)).toBe(Date.UTC(2026, 10, 21));
  });

  test('is another one each time', () => {
    expect(new Set(Array.from({ length: 200 }, () => newJobOpeningId())).size).toBe(200);
  });

  test('is told from what is none', () => {
    expect(isJobOpeningId(newJobOpeningId())).toBe(true);
    expect(['nonsense', 'j_1', `w_${newJobOpeningId().slice(2)}`, ''].some(isJobOpeningId)).toBe(false);
  });

  test('leads to the editor of its kind', () => {
    const { to, params } = newDraftLink('hourly');
    expect(to).toBe('/jobs/draft/hourly/$id/create');
    expect(params.id).toMatch(/^j_/);
  });
});
