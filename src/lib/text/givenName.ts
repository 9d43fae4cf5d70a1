/** The name given by a Google sign-up, kept in this tab for the form that asks for it. */
import { isRecord, isString } from '../guards.ts';
import { sessionStore } from '../browser/storage.ts';

export interface GivenName {
  readonly lastName: string;
  readonly firstName: string;
  readonly userName: string;
}

const key = 'tsumugi:given-name';
const most = 50;

function isGivenName(value: unknown): value is GivenName {
  return (
    isRecord(value) &&
    isString(value['lastName']) &&
    isString(value['firstName']) &&
    isString(value['userName'])
  );
}

/** The name in an identity token. The server has verified the token; this only fills in form fields. */
export function nameIn(idToken: string): GivenName | null {
  try {
    const part = idToken.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (!isRecord(claims)) return null;
    const text = (name: string): string => {
      const value = claims[name];
      return isString(value) ? value.trim().slice(0, most) : '';
    };
    const userName = text('name');
    const [lastName = '', firstName = '', ...more] = userName.split(/\s+/u);
    // Only in a Japanese name is the order of its halves known.
    const isSplit =
      more.length === 0 && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々\s]+$/u.test(userName);
    const name = {
      lastName: text('family_name') || (isSplit ? lastName : ''),
      firstName: text('given_name') || (isSplit ? firstName : ''),
      userName,
    };
    return Object.values(name).some((value) => value !== '') ? name : null;
  } catch {
    return null;
  }
}

export function keepGivenName(name: GivenName | null): void {
  if (name === null) sessionStore.remove(key);
  else sessionStore.write(key, name);
}

export function givenName(): GivenName | null {
  return sessionStore.read(key, isGivenName);
}
