export const acceptedFiles = 'image/*,video/mp4,video/webm,.heic,.ai,.pdf,.psd,.zip';

const megabyte = 1024 * 1024;

/** Of files that are downloads. */
export const kindOf = (name: string): string | undefined => /\.(ai|pdf|psd|zip)$/iu.exec(name)?.[1];

/** Pictures and films are shown, other files are downloads. The server checks the bytes. */
export function isMedium({ type, name }: File): boolean {
  const isPicture = type.startsWith('image/') && !/photoshop|psd/u.test(type) && !/\.psd$/iu.test(name);
  return isPicture || type.startsWith('video/') || /\.heic$/iu.test(name);
}

/** Checked before the upload. */
function refusalOf(file: File): string | null {
  const name = `「${file.name}」`;
  if (file.size === 0) return `${name}は空のファイルです。`;
  if (isMedium(file)) {
    const most = file.type.startsWith('video/') ? 200 : 20;
    return file.size > most * megabyte ? `${name}は${most}MBを超えています。` : null;
  }
  if (kindOf(file.name) === undefined)
    return `${name}は送れません。画像、動画、AI、PDF、PSD、ZIPを選んでください。`;
  return file.size > 100 * megabyte ? `${name}は100MBを超えています。` : null;
}

const mostAtOnce = 20;

/** Of what was chosen, what can be sent, and why the rest cannot; `before`: how many wait already. */
export function sendableOf(
  chosen: readonly File[],
  before: number,
): { readonly sendable: readonly File[]; readonly refusals: readonly string[] } {
  const place = Math.max(mostAtOnce - before, 0);
  const refused = chosen.slice(0, place).map((file) => ({ file, refusal: refusalOf(file) }));
  return {
    sendable: refused.flatMap(({ file, refusal }) => (refusal === null ? [file] : [])),
    refusals: [
      ...(chosen.length > place ? [`一度に送れるのは${mostAtOnce}件までです。`] : []),
      ...refused.flatMap(({ refusal }) => refusal ?? []),
    ],
  };
}
