export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

/**
 * No blanks, controls, brackets, quotes or commas, which could end an address in a header and begin another.
 */
const addressShape =
  /^[^\s\p{Cc}<>()[\],;:"\\@]+@[^\s\p{Cc}<>()[\],;:"\\@.]+(?:\.[^\s\p{Cc}<>()[\],;:"\\@.]+)*$/u;

export function isMailAddress(text: string): boolean {
  return text.length <= 254 && addressShape.test(text);
}

/** `つむぎ <no-reply@tsumugi.example>` or a bare address; undefined for anything else. */
export function parseMailbox(text: string): Mailbox | undefined {
  const named = /^([^<>\p{Cc}]*)<([^<>]+)>$/u.exec(text.trim());
  const name = named?.[1]?.trim().replace(/^"(.*)"$/u, '$1') ?? '';
  const address = (named?.[2] ?? text).trim();
  return isMailAddress(address) ? { name, address } : undefined;
}

export function mailDomainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase();
}
