import { randomInt } from 'node:crypto';
import type { Services } from '../../../lib/request/services.ts';
import { toHalfWidth } from '../../../lib/text/text.ts';
import { hashPassword, isPassword } from '../credentials/passwords.ts';
import * as sql from './secondFactorSql.ts';
import type { CodeRow } from './secondFactorSql.ts';

/** Characters that are not mistaken for one another. */
const letters = 'abcdefghijkmnpqrstuvwxyz234567';
const count = 10;
const selectorLength = 2;
/** 58 bits, besides the two characters that identify the code. */
const secretLength = 12;

const random = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

export interface MadeCodes {
  /** Shown once. */
  readonly codes: readonly string[];
  readonly rows: readonly CodeRow[];
}

/** Ten codes, hashed like passwords. */
export async function makeCodes(services: Pick<Services, 'clock' | 'hashing'>): Promise<MadeCodes> {
  const selectors = new Set<string>();
  while (selectors.size < count) selectors.add(random(selectorLength));
  const made = await Promise.all(
    [...selectors].map(async (selector) => {
      const secret = random(secretLength);
      const code = `${selector}${secret}`.replace(/(.{4})(?=.)/gu, '$1-').replace(/-$/u, '');
      return { code, row: { selector, codeHash: await hashPassword(services, secret) } };
    }),
  );
  return { codes: made.map(({ code }) => code), rows: made.map(({ row }) => row) };
}

/** Splits a typed code into the part that identifies it and the secret. */
export function partsOf(typed: string): { readonly selector: string; readonly secret: string } {
  const text = toHalfWidth(typed.slice(0, 80)).toLowerCase().replace(/[\s-]/gu, '');
  return { selector: text.slice(0, selectorLength), secret: text.slice(selectorLength) };
}

/** The unused code that was typed; undefined after the same amount of work. */
export async function findCode(
  services: Pick<Services, 'clock' | 'db' | 'hashing'>,
  userId: string,
  typed: string,
): Promise<CodeRow | undefined> {
  const { selector, secret } = partsOf(typed);
  const found = await sql.unusedCode(services.db, userId, selector);
  const right = await isPassword(services, found?.codeHash, secret);
  return right ? found : undefined;
}
