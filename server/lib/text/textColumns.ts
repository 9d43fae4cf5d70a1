/** Characters two columns wide in a terminal. */
const wide =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/gu;
/** Must not move a terminal's cursor or change its colours. */
const control = /[\p{Cc}\p{Cf}]/gu;

function widthOf(text: string): number {
  return [...text].length + (text.match(wide)?.length ?? 0);
}

/** Rows as aligned lines. */
export function columns(rows: readonly (readonly string[])[]): string[] {
  const clean = rows.map((row) => row.map((cell) => cell.replace(control, '')));
  const widths = clean.reduce<number[]>(
    (most, row) => row.map((cell, index) => Math.max(widthOf(cell), most[index] ?? 0)),
    [],
  );
  return clean.map((row) =>
    row
      .map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell)))
      .join('  ')
      .trimEnd(),
  );
}
