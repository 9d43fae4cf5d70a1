import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { readColumns } from './catalog.ts';
import { isCheckViolation } from './databaseErrors.ts';
import { testDatabase } from './testing/testDatabase.ts';
import { fillEveryTable } from './testing/testHouse.ts';

const database = await testDatabase();
const { db } = database;
await fillEveryTable(database);
const columns = (await readColumns(db)).map((column) =>
  Object.assign(column, { label: `${column.table}.${column.name}` }),
);
afterAll(() => database.close());

/** Undoes what it does. Triggers and foreign keys sleep meanwhile: only the column's own rules are asked. */
async function tryUpdate(table: string, column: string, value: unknown, type: string): Promise<unknown> {
  const undo = new Error('undo');
  try {
    await db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = cast(${value} as ${sql.raw(type)})`.execute(
        trx,
      );
      throw undo;
    });
    return undefined;
  } catch (error) {
    return error === undo ? undefined : error;
  }
}

describe('the rows that are broken below', () => {
  it('stand in every table', async () => {
    const tables = [...new Set(columns.map((column) => column.table))];
    const empty: string[] = [];
    for (const table of tables) {
      const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(db);
      if (rows.length === 0) empty.push(table);
    }
    expect(empty).toEqual([]);
  });
});

describe('closed sets of values', () => {
  const enumerations = columns.filter((column) => column.allowed !== undefined);

  it('are found in the catalog', () => {
    expect(enumerations.length).toBeGreaterThan(60);
  });

  it.each(enumerations)(
    '$label takes its own values and no other',
    async ({ table, name, type, allowed }) => {
      const wrong = type === 'text[]' ? ['NO_SUCH_VALUE'] : 'NO_SUCH_VALUE';
      expect(isCheckViolation(await tryUpdate(table, name, wrong, type))).toBe(true);
      const [first] = allowed ?? [];
      const refusal = await tryUpdate(table, name, type === 'text[]' ? [first] : first, type);
      // Another rule of the row may mind, such as "closed needs a date"; then it is not this column's.
      if (refusal !== undefined) expect(refusal).not.toHaveProperty('constraint', `${table}_${name}_check`);
    },
  );
});

describe('lengths', () => {
  const texts = columns.filter(
    (column) => column.type === 'text' && column.allowed === undefined && !column.isGeneratedAlways,
  );
  /** Texts of the house's own making, or bounded by what they are made from. */
  const unbounded = new Set([
    'mails.to_address',
    'mails.from_address',
    'mails.subject',
    'mails.body_text',
    'mails.body_html',
    'outbox.last_error',
    'prefectures.name',
    'prefectures.kana',
    'search_documents.title',
    'search_documents.folded_title',
    'search_documents.body',
    'search_documents.folded_body',
    'search_documents.spoken_title',
    'search_documents.spoken_body',
    'search_documents.beginnings',
  ]);

  /** What is generated from a company's name is worked out before its rule is asked: seconds of work for 60,000 signs. */
  const tooLongFor = (column: string): string => 'あ'.repeat(column.startsWith('name') ? 2_000 : 60_000);

  it.each(texts.filter(({ label }) => !unbounded.has(label)))(
    '$label is bounded',
    async ({ table, name }) => {
      expect(isCheckViolation(await tryUpdate(table, name, tooLongFor(name), 'text'))).toBe(true);
    },
  );

  it.each([
    ['products', 'name', 240],
    ['products', 'description', 20_000],
    ['products', 'design_scope', 2000],
    ['job_openings', 'title', 240],
    ['job_opening_questions', 'question_text', 480],
    ['job_entry_answers', 'answer_text', 4000],
    ['chat_messages', 'text', 55_000],
  ])('%s.%s ends at %i', async (table, name, limit) => {
    expect(await tryUpdate(table, name, 'あ'.repeat(limit), 'text')).toBeUndefined();
    expect(isCheckViolation(await tryUpdate(table, name, 'あ'.repeat(limit + 1), 'text'))).toBe(true);
  });
});

describe('foreign keys', () => {
  /** These never lose a row, so nothing looks for who points at them: the vocabularies, and operators. */
  const permanent = new Set([
    'categories',
    'industries',
    'tools',
    'occupations',
    'job_tags',
    'prefectures',
    'staff_accounts',
  ]);
  /** Found by the first column alone. */
  const foundByPrefix = new Set(['company_members(user_id,role)', 'engagements(offer_id,offer_version)']);
  /** A handful of rows, gone when they are answered. */
  const small = new Set([
    'company_invitations(accepted_user_id)',
    'company_invitations(invited_by_user_id)',
    'company_invitations(lead_id)',
  ]);

  it('have an index behind them, so that deleting what they point at walks no table', async () => {
    const { rows } = await sql<{ key: string; target: string }>`
      select owner.relname || '(' || string_agg(attribute.attname, ',' order by place.ordinality) || ')' as key,
        target.relname as target
      from pg_constraint as rule
      join pg_class as owner on owner.oid = rule.conrelid
      join pg_class as target on target.oid = rule.confrelid
      cross join unnest(rule.conkey) with ordinality as place (number, ordinality)
      join pg_attribute as attribute on attribute.attrelid = rule.conrelid and attribute.attnum = place.number
      where rule.contype = 'f' and not exists (
        select from pg_index as index
        where index.indrelid = rule.conrelid
          and rule.conkey <@ (index.indkey::smallint[])[0:cardinality(rule.conkey) - 1]
          -- One that leaves out more than what points nowhere does not help.
          and coalesce(pg_get_expr(index.indpred, index.indrelid), '(x IS NOT NULL)') ~ '^\\(\\w+ IS NOT NULL\\)$'
      )
      group by rule.oid, owner.relname, target.relname
      order by 1
    `.execute(db);
    const missing = rows.filter(
      ({ key, target }) => !permanent.has(target) && !foundByPrefix.has(key) && !small.has(key),
    );
    expect(missing.map(({ key }) => key)).toEqual([]);
  });
});
