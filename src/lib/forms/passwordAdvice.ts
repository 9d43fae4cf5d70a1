/** One hint at a time for a password being chosen. `common`: the ones the server refuses, once loaded. */
export function passwordAdvice(
  password: string,
  email: string,
  common: ReadonlySet<string> | undefined,
): string {
  const characters = [...password];
  if (characters.length === 0)
    return '8文字以上にしてください。覚えやすい言葉をいくつか並べると、長くて安全になります。';
  if (characters.length < 8) return `あと${8 - characters.length}文字入力してください。`;
  if (characters.length > 128) return '128文字以内にしてください。';
  if (common?.has(password.toLowerCase()) === true)
    return 'よく使われている、推測されやすいパスワードです。別のパスワードにしてください。';
  const name = email.split('@')[0]?.toLowerCase() ?? '';
  if (name.length >= 3 && password.toLowerCase().includes(name)) {
    return 'メールアドレスの一部が入っています。ほかの言葉にすると安全です。';
  }
  if (new Set(characters).size <= 3) return '同じ文字の繰り返しは当てられやすくなります。';
  if (/^\d+$/.test(password)) return '数字だけです。文字を混ぜると安全になります。';
  if (characters.length < 12) {
    return common === undefined
      ? '12文字以上にすると、さらに安全です。'
      : '使えます。12文字以上にすると、さらに安全です。';
  }
  return '十分な長さです。ほかのサービスと同じものは避けてください。';
}
