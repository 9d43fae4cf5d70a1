import type { Context } from '../../../lib/request/context.ts';
import { tokyoDay } from '../../products/views/views.ts';
import { compile } from './compile.ts';
import * as sql from './townSql.ts';
import type { Article, Benefit, Document, Shelf } from './shapes.ts';

let compiled: Shelf | undefined;

/** All texts, compiled once. `npm run content` refuses broken ones; a server leaves them out. */
export function wholeShelf(): Shelf {
  compiled ??= compile().shelf;
  return compiled;
}

/** For tests: other texts, until called with `undefined`. */
export function putOnShelf(shelf: Shelf | undefined): void {
  compiled = shelf;
}

const withTown = new WeakSet<object>();

/** Whether the demo town is installed; it is never removed. */
async function townStands({ services: { db } }: Context): Promise<boolean> {
  if (withTown.has(db)) return true;
  const stands = await sql.townStands(db);
  if (stands) withTown.add(db);
  return stands;
}

/** The texts that apply here and are published by today. */
export async function shelfOf(context: Context): Promise<Shelf> {
  const whole = wholeShelf();
  const today = tokyoDay(context.services.clock.now());
  const hasTown = await townStands(context);
  const stands = (text: Article | Benefit): boolean => hasTown || !text.isOfTown;
  const isOut = (text: Article | Document): boolean => text.publishedAt <= today;
  return {
    articles: whole.articles.filter((article) => stands(article) && isOut(article)),
    documents: whole.documents.filter(isOut),
    benefits: whole.benefits.filter((benefit) => stands(benefit) && benefit.validUntil >= today),
    legal: whole.legal,
  };
}
