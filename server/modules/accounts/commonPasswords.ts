const howMany = 10_000;

let loading: Promise<ReadonlySet<string>> | undefined;

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].slice(0, howMany));
}

/** Whether a password is one of the 10,000 that people choose most, in whatever capitals. The list is read when first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loading ??= load();
  return (await loading).has(password.toLowerCase());
}
