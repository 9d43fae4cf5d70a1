import { DomainError } from '../../../lib/request/errors.ts';

const longest = 254;

/** Dots in a row or before the @ violate the standard, but old docomo addresses have them. */
const shape =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{0,61}[a-z0-9]$/;

function halfWidth(text: string): string {
  return text.replace(/[！-～]/g, (character) =>
    String.fromCodePoint((character.codePointAt(0) ?? 0) - 0xfee0),
  );
}

/** An address as stored: trimmed, half width, domain in lower case. Undefined if invalid. */
export function asEmail(text: string): string | undefined {
  const typed = halfWidth(text).trim();
  const at = typed.lastIndexOf('@');
  const email = typed.slice(0, at) + typed.slice(at).toLowerCase();
  return email.length <= longest && shape.test(email) ? email : undefined;
}

export function normalizeEmail(text: string, field: string): string {
  const email = asEmail(text);
  if (email !== undefined) return email;
  throw new DomainError(
    'UserInputInvalidError',
    text.trim() === ''
      ? 'メールアドレスを入力してください。'
      : 'メールアドレスの形式を確認してください(例：name@example.com)。',
    { field },
  );
}

/** Compares addresses without case, as mail servers do. */
export function emailKey(email: string): string {
  return email.toLowerCase();
}

/** `ta***@example.com`, for its owner to recognise. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, Math.min(2, at))}***${email.slice(at)}`;
}
