import { batched, groupBy, indexBy } from '../../../lib/request/batch.ts';
import { japanDay } from '../../../lib/dates/clock.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { actsFor, hasRole, seesMemberContent } from '../../../lib/request/viewer.ts';
import type { Role, Viewer } from '../../../lib/request/viewer.ts';
import { companyBehind } from '../../companies/company/companies.ts';
import type { CompanyRow } from '../../companies/company/companySql.ts';
import type { MediaRow } from '../../media/sql.ts';
import * as sql from './openingSql.ts';
import type { LinkRow, OpeningAsker, OpeningRow, OpeningStatus, QuestionRow } from './openingSql.ts';

/** Opening states a company's person may see; an outside recruiter sees neither drafts nor closed ones. */
export function statusesOf(role: Role): readonly OpeningStatus[] {
  if (role === 'CREATOR_USER') return [];
  return role === 'OUTSOURCING_RECRUITER' ? ['PRIVATE', 'PUBLIC'] : ['CLOSED', 'DRAFT', 'PRIVATE', 'PUBLIC'];
}

export function ownStatuses(viewer: Viewer): readonly OpeningStatus[] {
  return viewer.kind === 'user' ? [...new Set(viewer.roles.flatMap(statusesOf))] : [];
}

function askerOf(viewer: Viewer): OpeningAsker | undefined {
  if (viewer.kind !== 'user') return undefined;
  const { userId, companyId } = viewer;
  return {
    viewerId: userId,
    companyId,
    isMember: seesMemberContent(viewer),
    ownStatuses: ownStatuses(viewer),
  };
}

const loader = batched<string, OpeningRow>(async ({ services, viewer }, ids) =>
  indexBy(await sql.visibleByIds(services.db, ids, askerOf(viewer)), ({ id }) => id),
);

/** Null for unknown and invisible ones alike. */
export async function visibleOpening(context: Context, id: string): Promise<OpeningRow | null> {
  return (await loader(context).load(id)) ?? null;
}

export function visibleOpenings(context: Context, ids: readonly string[]): Promise<(OpeningRow | null)[]> {
  return Promise.all(ids.map((id) => visibleOpening(context, id)));
}

export async function listedOpenings(context: Context, ids: readonly string[]): Promise<OpeningRow[]> {
  return (await visibleOpenings(context, ids)).filter((opening) => opening !== null);
}

/** As guests see it: PUBLIC and opened to the outside. */
export async function publicOpening({ services }: Context, id: string): Promise<OpeningRow | null> {
  const [opening] = await publicOpenings(services, [id]);
  return opening ?? null;
}

export async function publicOpenings(
  { db }: Pick<Services, 'db'>,
  ids: readonly string[],
): Promise<OpeningRow[]> {
  const known = indexBy(await sql.visibleByIds(db, ids, undefined), ({ id }) => id);
  return ids.flatMap((id) => known.get(id) ?? []);
}

/** For outside visitors: the opening, that it closed, or nothing. */
export async function openingOutside(
  context: Context,
  id: string,
): Promise<OpeningRow | 'CLOSED' | 'NOTHING'> {
  const opening = await publicOpening(context, id);
  if (opening) return opening;
  return (await sql.wasOutside(context.services.db, id)) ? 'CLOSED' : 'NOTHING';
}

/** Past its last day. */
export function isOver({ services }: Context, { validThrough }: Pick<OpeningRow, 'validThrough'>): boolean {
  return validThrough !== null && japanDay(services.clock.now()) > validThrough;
}

/** After a write in this request. */
export function forgetOpening(context: Context, id: string): void {
  loader(context).clear(id);
  linkLoader(context).clear(id);
  questionLoader(context).clear(id);
  versionLoader(context).clear(id);
}

export const openingNotFound = () => new DomainError('JobOpeningNotFoundError', '募集が見つかりません。');

/** An invalid id counts as not existing. */
export function openingKey(globalId: string): string {
  const id = keyOf(globalId, 'JobOpening');
  if (id === undefined) throw openingNotFound();
  return id;
}

export function mayEdit(viewer: Viewer, opening: Pick<OpeningRow, 'companyId' | 'status'>): boolean {
  return (
    actsFor(viewer, opening.companyId) &&
    opening.status !== 'CLOSED' &&
    hasRole(viewer, 'CORPORATE_USER', 'CORPORATE_AGENT')
  );
}

export function mayPublish(viewer: Viewer, opening: Pick<OpeningRow, 'companyId'>): boolean {
  return actsFor(viewer, opening.companyId) && hasRole(viewer, 'CORPORATE_USER');
}

/** Applicants see it even if the company is suspended. */
export function companyOf(
  context: Context,
  { companyId }: Pick<OpeningRow, 'companyId'>,
): Promise<CompanyRow> {
  return companyBehind(context, companyId);
}

const mediaLoader = batched<string, MediaRow>(async ({ services }, ids) =>
  indexBy(await sql.mediaByIds(services.db, ids), ({ id }) => id),
);
const linkLoader = batched<string, readonly LinkRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.linksOf(services.db, ids), ({ openingId }) => openingId),
);
const questionLoader = batched<string, readonly QuestionRow[]>(async ({ services }, ids) =>
  groupBy(ids, await sql.questionsOf(services.db, ids), ({ openingId }) => openingId),
);
const versionLoader = batched<string, { readonly version: number }>(async ({ services }, ids) =>
  indexBy(await sql.publishedVersionsOf(services.db, ids), ({ openingId }) => openingId),
);

export async function mediaOf(context: Context, mediaId: string | null): Promise<MediaRow | null> {
  return mediaId === null ? null : ((await mediaLoader(context).load(mediaId)) ?? null);
}

export async function linksOf(context: Context, { id }: OpeningRow): Promise<LinkRow[]> {
  return [...((await linkLoader(context).load(id)) ?? [])];
}

export async function questionsOf(context: Context, { id }: OpeningRow): Promise<QuestionRow[]> {
  return [...((await questionLoader(context).load(id)) ?? [])];
}

/** 0 before one was stored. */
export async function publishedVersionOf(context: Context, { id }: OpeningRow): Promise<number> {
  return (await versionLoader(context).load(id))?.version ?? 0;
}
