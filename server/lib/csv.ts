/** Programs know UTF-8 by this mark. */
const byteOrderMark = '\uFEFF';

export type CsvCell = number | string;

/** A text that a spreadsheet would take for a formula begins with a mark; what has signs in it stands in quotes. */
function cell(value: CsvCell): string {
  if (typeof value === 'number') return String(value);
  const tame = /^[=+\-@\t\r]/u.test(value) ? `'${value}` : value;
  return /[",\n\r]/u.test(tame) ? `"${tame.replaceAll('"', '""')}"` : tame;
}

export const csv = (rows: readonly (readonly CsvCell[])[]): string =>
  `${byteOrderMark}${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
