import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import type { CompanyRow } from '../company/companySql.ts';
import { visibleCompany } from '../company/companies.ts';
import * as sql from './peopleSql.ts';
import type { PersonRow } from './peopleSql.ts';

const personLoader = batched<string, PersonRow>(async ({ services, viewer }, ids) => {
  if (viewer.kind !== 'user') return new Map();
  const { userId: viewerId, companyId } = viewer;
  const rows = await sql.peopleKnownTo(services.db, ids, { viewerId, companyId });
  return indexBy(rows, ({ userId }) => userId);
});

/** Null unless the viewer knows the person. */
export async function knownPerson(context: Context, id: string): Promise<PersonRow | null> {
  return id.length === 36 ? ((await personLoader(context).load(id)) ?? null) : null;
}

export function knownPeople(context: Context, ids: readonly string[]): Promise<(PersonRow | null)[]> {
  return Promise.all(ids.map((id) => knownPerson(context, id)));
}

export async function companyOf(context: Context, person: PersonRow): Promise<CompanyRow> {
  const company = await visibleCompany(context, person.companyId);
  if (!company) throw new Error(`The company ${person.companyId} of a person who is known is not visible.`);
  return company;
}
