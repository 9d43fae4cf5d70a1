import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import * as sql from './peopleSql.ts';
import type { ChatPersonRow } from './peopleSql.ts';

const loader = batched<string, ChatPersonRow>(async ({ services }, ids) =>
  indexBy(await sql.chatPeople(services.db, ids), ({ userId }) => userId),
);

/** Accounts with messages are never deleted. */
export async function chatPerson(context: Context, userId: string): Promise<ChatPersonRow> {
  const person = await loader(context).load(userId);
  if (!person) throw new Error(`The account ${userId} of a room does not exist.`);
  return person;
}

export function displayName(person: ChatPersonRow): string {
  if (person.isGone) return '退会したユーザー';
  return `${person.lastName ?? ''} ${person.firstName ?? ''}`.trim();
}
