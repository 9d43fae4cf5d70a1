import type { Context } from '../../lib/request/context.ts';
import { DomainError } from '../../lib/request/errors.ts';
import { keyOf } from '../../lib/request/globalId.ts';
import { actsFor, viewerId } from '../../lib/request/viewer.ts';
import { visibleCompany } from '../companies/company/companies.ts';
import { detailOf } from '../companies/company/detail.ts';
import { coverOf, visibleCreator } from '../creators/profiles/creators.ts';
import { contentFields, isOfKind } from '../jobs/contents/fields.ts';
import { wordsOfContent } from '../jobs/contents/openingChanges.ts';
import { companyOf, mediaOf as openingPicture, visibleOpening } from '../jobs/openings/openings.ts';
import { workFields } from '../products/contents/fields.ts';
import { visibleProduct } from '../products/works/byId.ts';
import { mediaOf as picturesOf } from '../products/works/products.ts';
import { all } from '../taxonomy/taxonomy.ts';
import { fileReport, readReport } from './reports.ts';
import type { Telling } from './reports.ts';
import type { ReportKind } from './reportsSql.ts';

/** A page's words under their names, as they stood when it was reported. */
interface Part {
  readonly label: string;
  readonly words: string;
}

interface Standing {
  readonly kind: ReportKind;
  readonly isOwn: boolean;
  readonly parts: readonly Part[];
  readonly pictures: readonly ({ readonly id: string } | null)[];
}

const written = (parts: readonly (readonly [string, string | null])[]): Part[] =>
  parts.flatMap(([label, words]) => (words === null || words === '' ? [] : [{ label, words }]));

async function workPage(context: Context, id: string, shareToken?: string | null): Promise<Standing | null> {
  const product = await visibleProduct(context, id, shareToken);
  if (!product) return null;
  return {
    kind: 'PRODUCT',
    isOwn: product.authorId === viewerId(context.viewer),
    parts: written(
      workFields.flatMap((field) =>
        field.type === 'entries' || field.type === 'whole'
          ? []
          : [[field.label, product[field.key]] as const],
      ),
    ),
    pictures: [product.thumbnailImage, ...(await picturesOf(context, product.key))],
  };
}

async function personPage(context: Context, id: string): Promise<Standing | null> {
  const creator = await visibleCreator(context, id);
  if (!creator) return null;
  return {
    kind: 'USER',
    isOwn: creator.key === viewerId(context.viewer),
    parts: written([
      ['名前', `${creator.lastName} ${creator.firstName}`],
      ['ユーザー名', creator.userName],
      ['自己紹介', creator.introduction],
      ['場所', creator.location],
      ['好きなこと', creator.hobby],
      ['ウェブサイト', creator.websiteUrl],
      ['報酬について', creator.jobProfile.rewardNote],
    ]),
    pictures: [creator.profileImage, await coverOf(context, creator)],
  };
}

async function openingPage(context: Context, id: string): Promise<Standing | null> {
  const found = await visibleOpening(context, id);
  if (!found) return null;
  const [company, prefectures, cover] = await Promise.all([
    companyOf(context, found),
    all(context, 'Prefecture'),
    openingPicture(context, found.coverMediaId),
  ]);
  const words = wordsOfContent(found, (key) => prefectures.find((one) => one.key === key)?.name);
  const fields = contentFields.filter(
    (field) =>
      isOfKind(field, found.resumerationType) && field.type !== 'picture' && field.type !== 'entries',
  );
  return {
    kind: 'JOB_OPENING',
    isOwn: actsFor(context.viewer, found.companyId),
    parts: written([
      ['会社名', company.name],
      ...fields.map(({ key, label }) => [label, words(key)] as const),
    ]),
    pictures: [cover],
  };
}

async function companyPage(context: Context, id: string): Promise<Standing | null> {
  const found = await visibleCompany(context, id);
  if (!found) return null;
  const detail = await detailOf(context, id);
  return {
    kind: 'COMPANY',
    isOwn: actsFor(context.viewer, id),
    parts: written([
      ['会社名', found.name],
      ['事業の内容', detail.businessDescription],
      ['ウェブサイト', detail.corporatePageUrl],
      ['所在地', detail.location],
    ]),
    pictures: [found.avatar, detail.cover],
  };
}

const kinds = { Product: workPage, CreatorUser: personPage, JobOpening: openingPage, Company: companyPage };

async function standingPage(
  context: Context,
  globalId: string,
  shareToken?: string | null,
): Promise<(Standing & { readonly id: string }) | null> {
  for (const [typename, read] of Object.entries(kinds)) {
    const id = keyOf(globalId, typename);
    if (id === undefined) continue;
    const found = await read(context, id, shareToken);
    return found && { ...found, id };
  }
  return null;
}

/** Reports a work, a person, an opening or a company whose page the viewer sees, with a copy of what it says and shows. */
export async function reportContent(
  context: Context,
  {
    subjectId,
    shareToken,
    ...telling
  }: Telling & { readonly subjectId: string; readonly shareToken?: string | null | undefined },
): Promise<void> {
  const { services } = context;
  const told = await readReport(context, telling);
  const found = await standingPage(context, subjectId, shareToken);
  if (!found)
    throw new DomainError('ArgumentInvalidError', '報告する内容が見つかりません。', { field: 'subjectId' });
  if (found.isOwn) throw new DomainError('ForbiddenError', '自分のものは報告できません。');
  await services.db.transaction().execute((trx) =>
    fileReport(trx, services, {
      ...told,
      kind: found.kind,
      subjectId: found.id,
      snapshot: { parts: found.parts.map(({ label, words }) => ({ label, words })) },
      mediaIds: found.pictures.flatMap((picture) => picture?.id ?? []),
    }),
  );
}
