const howMany = 10_000;
export const shortestPassword = 8;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const chosen = dictionary['passwords-common'].slice(0, howMany);
  return new Set(chosen.filter((password) => [...password].length >= shortestPassword));
}

let loading: Promise<ReadonlySet<string>> | undefined;

/** The long enough ones of the 10,000 most common passwords, in lower case; loaded on first use. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  return (loading ??= load());
}

export async function isCommonPassword(password: string): Promise<boolean> {
  return (await commonPasswords()).has(password.toLowerCase());
}
