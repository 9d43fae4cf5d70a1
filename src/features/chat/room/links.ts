/** Words with the addresses in them apart. Nothing is fetched for an address: it is followed by a press alone. */
export interface TextPart {
  readonly text: string;
  /** Where it begins in the whole. */
  readonly at: number;
  readonly href?: string;
}

const address = /https?:\/\/[^\s<>"'「」『』\uFF08\uFF09【】、。，．！？]+/gu;
/** What ends a sentence is no part of an address. */
const trailing = /[).,!?;:\]]+$/u;

export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    const href = found[0].replace(trailing, '');
    if (!URL.canParse(href)) continue;
    if (found.index > end) parts.push({ text: text.slice(end, found.index), at: end });
    parts.push({ text: href, at: found.index, href });
    end = found.index + href.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end });
  return parts;
}
