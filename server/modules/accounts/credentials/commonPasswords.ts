const howMany = 10_000;
/** Shorter ones are refused for their length. */
export const shortestPassword = 8;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const chosen = dictionary['passwords-common'].slice(0, howMany);
  return new Set(chosen.filter((password) => [...password].length >= shortestPassword));
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** Of the 10,000 passwords that people choose most, in small letters, those that are long enough. The list is read when first asked for. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (loading ??= load());
}

/** In whatever capitals. */
export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase());
}
