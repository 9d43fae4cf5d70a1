/** A mistake in a text, with its line. */
export class TextError extends Error {
  readonly line: number;

  constructor(line: number, message: string) {
    super(message);
    this.name = 'TextError';
    this.line = line;
  }
}

export interface SourceLine {
  readonly number: number;
  readonly text: string;
}

export interface Source {
  readonly fields: ReadonlyMap<string, SourceLine>;
  readonly body: readonly SourceLine[];
}

/** Splits front matter (`key: value` between two `---` lines) from the body. */
export function readSource(text: string): Source {
  const lines = text.split(/\r?\n/u).map((line, index) => ({ number: index + 1, text: line.trimEnd() }));
  if (lines[0]?.text !== '---') throw new TextError(1, 'a text begins with front matter between --- lines');
  const end = lines.findIndex((line, index) => index > 0 && line.text === '---');
  if (end < 0) throw new TextError(1, 'the front matter has no closing ---');
  const fields = new Map<string, SourceLine>();
  for (const line of lines.slice(1, end)) {
    if (line.text === '') continue;
    const match = /^([a-zA-Z]+):\s*(.*)$/u.exec(line.text);
    const [, key = '', value = ''] = match ?? [];
    if (!match) throw new TextError(line.number, 'front matter is `key: value`');
    if (fields.has(key)) throw new TextError(line.number, `${key} stands twice`);
    fields.set(key, { number: line.number, text: value.trim() });
  }
  return { fields, body: lines.slice(end + 1) };
}

/** Reads front matter field by field; `finish` refuses unknown ones. */
export class Fields {
  readonly #fields: ReadonlyMap<string, SourceLine>;
  readonly #asked = new Set<string>();

  constructor(fields: ReadonlyMap<string, SourceLine>) {
    this.#fields = fields;
  }

  lineOf(key: string): number {
    return this.#fields.get(key)?.number ?? 1;
  }

  optional(key: string): string | null {
    this.#asked.add(key);
    const value = this.#fields.get(key)?.text ?? '';
    return value === '' || value === 'none' ? null : value;
  }

  text(key: string, most = 200): string {
    const value = this.optional(key);
    if (value === null) throw new TextError(1, `${key} is missing`);
    if ([...value].length > most)
      throw new TextError(this.lineOf(key), `${key} has more than ${most} characters`);
    return value;
  }

  oneOf<const Word extends string>(key: string, words: readonly Word[], fallback?: Word): Word {
    const value = this.optional(key) ?? fallback;
    const found = words.find((word) => word === value);
    if (found === undefined) throw new TextError(this.lineOf(key), `${key} is one of ${words.join(', ')}`);
    return found;
  }

  /** A calendar day such as 2026-10-02. */
  optionalDate(key: string): string | null {
    const value = this.optional(key);
    if (value === null) return null;
    const date = new Date(`${value}T00:00:00.000Z`);
    if (
      !/^\d{4}-\d\d-\d\d$/u.test(value) ||
      Number.isNaN(date.getTime()) ||
      date.toISOString().slice(0, 10) !== value
    )
      throw new TextError(this.lineOf(key), `${key} is no day such as 2026-10-02`);
    return value;
  }

  date(key: string): string {
    const value = this.optionalDate(key);
    if (value === null) throw new TextError(1, `${key} is missing`);
    return value;
  }

  number(key: string): number {
    const value = this.text(key);
    if (!/^[1-9]\d{0,3}$/u.test(value)) throw new TextError(this.lineOf(key), `${key} is no number`);
    return Number(value);
  }

  list(key: string): readonly string[] {
    const value = this.optional(key);
    if (value === null) return [];
    const match = /^\[(.*)\]$/u.exec(value);
    if (!match) throw new TextError(this.lineOf(key), `${key} is a list such as [a, b]`);
    return (match[1] ?? '')
      .split(/[,、]/u)
      .map((one) => one.trim())
      .filter((one) => one !== '');
  }

  finish(): void {
    for (const [key, { number }] of this.#fields)
      if (!this.#asked.has(key)) throw new TextError(number, `nobody knows ${key} here`);
  }
}
