import { parse, protocol } from '@electric-sql/pglite';
import type { PGlite, messages } from '@electric-sql/pglite';
import type { QueryResult } from 'kysely';

const { serialize } = protocol;

type Message = messages.BackendMessage;

interface Prepared {
  /** Object ids of the types of its parameters. */
  readonly types: readonly number[];
  /** What its rows consist of; nothing for a statement without rows. */
  readonly described: readonly Message[];
}

/** Several messages, sent as one: each call into the database's memory costs more than most messages. */
function together(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

/**
 * Named prepared statements of PGlite, whose own `query` parses and plans each text anew, in six calls. A wider
 * plan takes it tens of milliseconds, many times the run.
 */
export class EmbeddedStatements {
  readonly #pglite: PGlite;
  readonly #prepared = new Map<string, Prepared>();

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async run<R>(name: string, text: string, parameters: readonly unknown[]): Promise<QueryResult<R>> {
    return this.#pglite.runExclusive(async () => {
      const { types, described } = this.#prepared.get(name) ?? (await this.#prepare(name, text));
      const values = parameters.map((value, index) => this.#written(value, types[index]));
      try {
        const { messages: answered } = await this.#pglite.execProtocol(
          together(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync()),
        );
        const [results] = parse.parseResults([...described, ...answered], this.#pglite.parsers);
        return {
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a row consists of is known to the statement alone
          rows: (results?.rows ?? []) as R[],
          numAffectedRows: BigInt(results?.affectedRows ?? 0),
        };
      } catch (error) {
        // It may have outlived a change of its table.
        this.#prepared.delete(name);
        throw error;
      }
    });
  }

  async #prepare(name: string, text: string): Promise<Prepared> {
    const { messages: answered } = await this.#pglite.execProtocol(
      together(
        serialize.close({ type: 'S', name }),
        serialize.parse({ name, text }),
        serialize.describe({ type: 'S', name }),
        serialize.sync(),
      ),
    );
    const prepared = {
      types: parse.parseDescribeStatementResults(answered),
      described: answered.filter(({ name: kind }) => kind === 'rowDescription'),
    };
    this.#prepared.set(name, prepared);
    return prepared;
  }

  #written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.#pglite.serializers[type];
    return serializer === undefined ? String(value) : serializer(value);
  }
}
