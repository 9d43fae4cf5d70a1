/** Text split at addresses. Addresses are never fetched, only linked. */
export interface TextPart {
  readonly text: string;
  /** Offset in the whole text. */
  readonly at: number;
  readonly href?: string;
}

/**
 * Beside a host's name only ASCII: in Japanese the sentence goes on right behind an address, and browsers copy
 * addresses with all other signs encoded.
 */
const address = /https?:\/\/(?:(?:[\p{L}\p{N}-]+\.)+?(?=[a-z])|(?=[\w[]))[\w\-.~:/?#[\]@!$&()*+,;=%]+/gu;
/** Punctuation that ends a sentence is not part of an address. */
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
