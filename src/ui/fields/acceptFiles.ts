import { formatBytes } from '../pictures/formatBytes.ts';

export interface FileRules {
  /** As an input's `accept`: 'image/*,.psd,application/pdf'. */
  readonly accept?: string | undefined;
  readonly maxBytes?: number | ((file: File) => number) | undefined;
  /** How many more are allowed. */
  readonly maxCount?: number | undefined;
}

export interface RefusedFile {
  readonly file: File;
  /** The reason and a way out: 「図.psd」は20MBまでです。 */
  readonly message: string;
}

function fits(file: File, accept: string): boolean {
  return accept.split(',').some((each) => {
    const rule = each.trim().toLowerCase();
    if (rule === '') return false;
    if (rule.startsWith('.')) return file.name.toLowerCase().endsWith(rule);
    if (rule.endsWith('/*')) return file.type.startsWith(rule.slice(0, -1));
    return file.type === rule;
  });
}

/** Sorts files into usable and refused ones. The server checks the bytes again. */
export function acceptFiles(
  files: Iterable<File>,
  { accept, maxBytes, maxCount = Number.POSITIVE_INFINITY }: FileRules,
): { readonly accepted: readonly File[]; readonly refused: readonly RefusedFile[] } {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    const most = typeof maxBytes === 'function' ? maxBytes(file) : maxBytes;
    const refuse = (message: string): void => {
      refused.push({ file, message });
    };
    if (accept !== undefined && !fits(file, accept)) refuse(`「${file.name}」はこの欄で使えない形式です。`);
    else if (file.size === 0) refuse(`「${file.name}」は中身が空です。`);
    else if (most !== undefined && file.size > most) {
      refuse(`「${file.name}」は${formatBytes(file.size)}です。${formatBytes(most)}までにしてください。`);
    } else if (accepted.length >= maxCount)
      refuse(`「${file.name}」は入りません。あと${maxCount}点までです。`);
    else accepted.push(file);
  }
  return { accepted, refused };
}
