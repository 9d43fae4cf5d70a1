import type { Transaction } from 'kysely';
import type { Tables } from '../../../db/__generated__/tables.ts';
import type { Context } from '../../../lib/request/context.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import type { Services } from '../../../lib/request/services.ts';
import { areSame, noContents } from '../contents/contentsSql.ts';
import type { Contents } from '../contents/fields.ts';
import { readDraftInput } from '../contents/draftInput.ts';
import type { DraftChanges, DraftInput } from '../contents/draftInput.ts';
import { editorOf, holdOwn, putContents, refuseClosed, writtenDraft } from './drafts.ts';
import type { Editor, Kind } from './drafts.ts';
import * as sql from './draftSql.ts';
import type { DraftRow } from './draftSql.ts';
import { postingCompanies } from '../contents/gateSql.ts';
import { eventOf, openingChanged } from '../desk/openingEvents.ts';
import { openingKey, openingNotFound } from '../openings/openings.ts';

/** Only a runaway program reaches it. */
export const creations: RateLimit = { name: 'create-job-opening', hits: 300, windowMs: 86_400_000 };

export type SaveInput = DraftInput & { readonly jobOpeningId: string; readonly version: number };

export interface Saved {
  readonly draft: DraftRow;
  /** A newer version was saved meanwhile: nothing was written, and `draft` is that version. */
  readonly isConflict: boolean;
}

interface Save {
  readonly id: string;
  readonly kind: Kind;
  readonly editor: Editor;
  readonly version: number;
  readonly input: DraftInput;
  readonly changes: DraftChanges;
}

/** Saves changes. Version 0 creates the draft under the page's id, so that writing can begin offline. */
export async function saveDraft(context: Context, kind: Kind, input: SaveInput): Promise<Saved> {
  const { services } = context;
  const editor = editorOf(context);
  const id = openingKey(input.jobOpeningId);
  const { version } = input;
  // Outside of the transaction, whose rollback would undo the count.
  if (version === 0) await hit(services, creations, editor.companyId);
  const inputs = new Inputs();
  const changes = await readDraftInput(context, inputs, input);
  inputs.finish();
  const save: Save = { id, kind, editor, version, input, changes };
  const isConflict = await services.db
    .transaction()
    .execute(async (trx) => !((await begin(trx, services, save)) || (await goOn(trx, services, save))));
  return { draft: await writtenDraft(context, id), isConflict };
}

/** False when it exists. */
async function begin(trx: Transaction<Tables>, services: Services, save: Save): Promise<boolean> {
  const { id, kind, editor, version } = save;
  if (version !== 0) return false;
  const [company] = await postingCompanies(trx, [editor.companyId]);
  if (!company) throw openingNotFound();
  const { contactEmail, contactPhoneNumber, contactFormUrl, name } = company;
  // Filled in from the company's data.
  const before: Contents = {
    ...noContents,
    contactEmail,
    contactPhoneNumber,
    contactFormUrl,
    employerName: kind === 'FULL_TIME' ? name : null,
  };
  const isNew = await sql.insertDraft(trx, {
    id,
    ...editor,
    resumerationType: kind,
    contents: await merged(trx, services, { contents: before, published: null }, save),
    now: services.clock.now(),
  });
  if (isNew) await openingChanged(trx, services, eventOf(id, editor));
  return isNew;
}

/** Saves over the present version; false on a conflict. */
async function goOn(trx: Transaction<Tables>, services: Services, save: Save): Promise<boolean> {
  const { id, kind, editor, version } = save;
  const held = await holdOwn(trx, id, editor, kind);
  refuseClosed(held);
  const contents = await merged(trx, services, held, save);
  const { userId } = editor;
  if (held.version !== version) {
    // A repeated save whose answer was lost is no conflict.
    return held.version > version && held.editedByUserId === userId && areSame(contents, held.contents);
  }
  const now = services.clock.now();
  await putContents(trx, held, contents, { version: version + 1, userId, now });
  return true;
}

async function merged(
  trx: Transaction<Tables>,
  services: Services,
  before: Pick<DraftRow, 'contents' | 'published'>,
  { editor, input, changes }: Save,
): Promise<Contents> {
  const { contents } = before;
  const inputs = new Inputs();
  const picture = async (
    field: 'coverImageId' | 'organizationStructureImageId',
    key: 'coverMediaId' | 'organizationStructureMediaId',
  ): Promise<string | null> => {
    const given = input[field];
    if (given === undefined) return contents[key];
    if (given === null || given === contents[key] || given === before.published?.[key]) return given;
    const isTheirs = isUuid(given) && (await sql.isOwnPicture(trx, given, editor.userId));
    if (!isTheirs)
      inputs.wrong(field, 'この画像は使えません。選び直してください。', 'InvalidImageInputError');
    return given;
  };
  const coverMediaId = await picture('coverImageId', 'coverMediaId');
  const organizationStructureMediaId = await picture(
    'organizationStructureImageId',
    'organizationStructureMediaId',
  );
  inputs.finish();
  const known = new Map(contents.links.map(({ id, url }) => [url, id]));
  return {
    ...contents,
    ...changes.contents,
    ...(changes.links && {
      links: changes.links.map((url) => ({ id: known.get(url) ?? services.newId(), url })),
    }),
    coverMediaId,
    organizationStructureMediaId,
  };
}
