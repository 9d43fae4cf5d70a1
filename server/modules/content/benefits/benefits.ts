import { batched, indexBy } from '../../../lib/request/batch.ts';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { viewerId } from '../../../lib/request/viewer.ts';
import { shelfOf } from '../texts/shelf.ts';
import type { Benefit } from '../texts/shapes.ts';
import * as sql from './benefitsSql.ts';

export async function benefits(context: Context): Promise<readonly Benefit[]> {
  return (await shelfOf(context)).benefits;
}

export async function benefitBySlug(context: Context, slug: string): Promise<Benefit | null> {
  return (await benefits(context)).find((benefit) => benefit.slug === slug) ?? null;
}

const usesLoader = batched<string, sql.Uses>(async ({ services, viewer }, slugs) =>
  indexBy(await sql.usesOf(services.db, slugs, viewerId(viewer)), ({ slug }) => slug),
);

export async function usesOf(context: Context, { slug }: Benefit): Promise<Omit<sql.Uses, 'slug'>> {
  return (await usesLoader(context).load(slug)) ?? { uses: 0, isUsed: false };
}

/** Shows the code, and counts its first use by each member. */
export async function revealCode(context: Context, slug: string): Promise<Benefit> {
  const benefit = await benefitBySlug(context, slug);
  const userId = viewerId(context.viewer);
  if (!benefit || userId === null) throw new DomainError('ArgumentInvalidError', 'この特典は終了しました。');
  const { db, clock, newId } = context.services;
  await sql.insertUse(db, { id: newId(), slug, userId, now: clock.now() });
  usesLoader(context).clear(slug);
  return benefit;
}
