import type { Context } from '../../../lib/request/context.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import type { Viewer } from '../../../lib/request/viewer.ts';
import { tokyoDay } from '../../products/views/views.ts';
import { mapWords } from '../texts/blocks.ts';
import { shelfOf } from '../texts/shelf.ts';
import type { LegalKind, LegalText } from '../texts/shapes.ts';
import * as sql from './legalSql.ts';
import type { AgreedKind } from './legalSql.ts';

/** Replaces `{{operator.name}}` and so on with this installation's values. */
function filled({ services: { config } }: Context, text: LegalText): LegalText {
  const values: Readonly<Record<string, string>> = config.operator;
  return {
    ...text,
    blocks: mapWords(text.blocks, (words) =>
      words.replaceAll(/\{\{operator\.([a-zA-Z]+)\}\}/gu, (_whole, name: string) => values[name] ?? ''),
    ),
  };
}

/** Past, present and future versions, newest first. */
export async function versionsOf(context: Context, kind: LegalKind): Promise<readonly LegalText[]> {
  const { legal } = await shelfOf(context);
  return legal.filter((text) => text.kind === kind);
}

/** The given version, else the one in force today (or the first, while none is in force yet). */
export async function legalText(
  context: Context,
  kind: LegalKind,
  version: number | null | undefined,
): Promise<LegalText | null> {
  const versions = await versionsOf(context, kind);
  const today = tokyoDay(context.services.clock.now());
  const found =
    version == null
      ? (versions.find(({ inForceFrom }) => inForceFrom <= today) ?? versions.at(-1))
      : versions.find((text) => text.version === version);
  return found ? filled(context, found) : null;
}

/** The terms for all, those of the member's side, and the privacy policy. */
function kindsFor(viewer: Viewer): readonly AgreedKind[] {
  if (viewer.kind !== 'user') return [];
  return ['TERMS', hasRole(viewer, 'CREATOR_USER') ? 'TERMS_CREATOR' : 'TERMS_CORPORATE', 'PRIVACY_POLICY'];
}

/**
 * Texts in force that changed since the viewer agreed. Signing up agrees to those in force that day, so a
 * first version is never asked for.
 */
export async function textsToAgree(
  context: Context,
): Promise<readonly (LegalText & { readonly kind: AgreedKind })[]> {
  const userId = viewerId(context.viewer);
  if (userId === null) return [];
  const inForce = await Promise.all(
    kindsFor(context.viewer).map(async (kind) => ({ kind, text: await legalText(context, kind, null) })),
  );
  const changed = inForce.flatMap(({ kind, text }) => (text && text.version > 1 ? [{ ...text, kind }] : []));
  if (changed.length === 0) return [];
  const { joinedOn, agreed } = await sql.agreementsOf(context.services.db, userId);
  return changed.filter(
    (text) =>
      joinedOn < text.inForceFrom &&
      !agreed.some(({ kind, version }) => kind === text.kind && version >= text.version),
  );
}

export async function agreeToTexts(context: Context): Promise<void> {
  const userId = viewerId(context.viewer);
  if (userId === null) return;
  const { db, clock, newId } = context.services;
  const texts = await textsToAgree(context);
  await sql.insertAgreements(
    db,
    texts.map(({ kind, version }) => ({ id: newId(), userId, kind, version, now: clock.now() })),
  );
}
