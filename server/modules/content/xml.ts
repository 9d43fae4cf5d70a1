const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** Characters XML 1.0 cannot contain, even escaped. */
// oxlint-disable-next-line no-control-regex
const unsayable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/gu;

export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    .replace(unsayable, '')
    .replace(/[&<>"]/gu, (sign) => escapes[sign] ?? sign);

export const xmlDocument = (lines: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n');
