/** Spreadsheets recognise UTF-8 by it. */
const byteOrderMark = '\uFEFF';

export type CsvCell = number | string;

/** Prefixes text that a spreadsheet would run as a formula; quotes where needed. */
function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const tame = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\n\r]/u.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  `${byteOrderMark}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
