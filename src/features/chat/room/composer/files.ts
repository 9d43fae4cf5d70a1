export const acceptedFiles = 'image/*,video/mp4,video/webm,.heic,.ai,.pdf,.psd,.zip';

const megabyte = 1024 * 1024;

/** Pictures and films are shown, other files are downloads. The server checks the bytes. */
export function isMedium({ type, name }: File): boolean {
  const isPicture = type.startsWith('image/') && !/photoshop|psd/u.test(type) && !/\.psd$/iu.test(name);
  return isPicture || type.startsWith('video/') || /\.heic$/iu.test(name);
}

/** Checked before the upload. */
export function refusalOf(file: File): string | null {
  const name = `「${file.name}」`;
  if (file.size === 0) return `${name}は空のファイルです。`;
  if (isMedium(file)) {
    const most = file.type.startsWith('video/') ? 200 : 20;
    return file.size > most * megabyte ? `${name}は${most}MBを超えています。` : null;
  }
  if (!/\.(?:ai|pdf|psd|zip)$/iu.test(file.name))
    return `${name}は送れません。画像、動画、AI、PDF、PSD、ZIPを選んでください。`;
  return file.size > 100 * megabyte ? `${name}は100MBを超えています。` : null;
}
