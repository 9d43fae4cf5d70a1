import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { readNumber, readText } from '../../../lib/request/fields.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { readEntries } from '../../taxonomy/entries.ts';
import {
  captionMost,
  companiesMost,
  entriesFields,
  mediaMost,
  numberFields,
  textFields,
} from '../contents/fields.ts';
import type { WorkField, Written } from '../contents/fields.ts';
import type { ContentMedia, Contents } from './contentsSql.ts';
import type { CropRow, Visibility } from '../own/ownSql.ts';
import * as standing from '../own/standingSql.ts';

type Maybe<Value> = Value | null | undefined;

type GivenOf<Field extends WorkField> = Field extends { readonly type: 'entries' }
  ? readonly string[]
  : Written[Field['key']];

/** Null empties a number; texts and lists stay. */
export type WrittenInput = { readonly [Field in WorkField as Field['key']]?: Maybe<GivenOf<Field>> };

/** The form's input. In a change, omitted fields stay. */
export interface ProductInput extends WrittenInput {
  readonly media?: Maybe<readonly { readonly mediaId: string; readonly caption?: Maybe<string> }[]>;
  readonly thumbnailMediaId?: Maybe<string>;
  /** Null crops the middle. */
  readonly thumbnailCrop?: Maybe<CropRow>;
  readonly publishStatus?: Maybe<'publish' | 'unpublish'>;
  readonly visibility?: Maybe<Visibility>;
  readonly allowedCompanyIds?: Maybe<readonly string[]>;
}

/** The changed values. */
export interface Changes {
  readonly contents: Partial<Omit<Contents, 'thumbnail'>>;
  readonly sourceId?: string;
  readonly crop?: CropRow | null;
  readonly isPublished?: boolean;
  readonly visibility?: Visibility;
  readonly companyIds?: readonly string[];
}

/** Reads the input and reports all errors to `inputs`. A draft may be incomplete. */
export async function readChanges(
  context: Context,
  inputs: Inputs,
  input: ProductInput,
  as: 'draft' | 'whole' = 'whole',
): Promise<Changes> {
  const isWhole = as === 'whole';
  const { media, thumbnailMediaId, thumbnailCrop, publishStatus, visibility } = input;
  const written = await readWritten(context, inputs, input, isWhole);
  const companyIds = await companyKeys(context, inputs, input.allowedCompanyIds);
  return {
    contents: { ...written, ...(media != null && { media: mediaOf(inputs, media, isWhole) }) },
    ...(thumbnailMediaId != null && { sourceId: thumbnailMediaId }),
    ...(thumbnailCrop !== undefined && { crop: rounded(thumbnailCrop) }),
    ...(publishStatus != null && { isPublished: publishStatus === 'publish' }),
    ...(visibility != null && { visibility }),
    ...(companyIds && { companyIds }),
  };
}

async function readWritten(
  context: Context,
  inputs: Inputs,
  input: WrittenInput,
  isWhole: boolean,
): Promise<Partial<Written>> {
  const read: { -readonly [Key in keyof Written]?: Written[Key] } = {};
  for (const field of textFields) {
    const given = input[field.key];
    if (given != null) read[field.key] = readWorkText(inputs, field, given, isWhole);
  }
  for (const field of numberFields) {
    const given = input[field.key];
    if (given !== undefined) read[field.key] = given === null ? null : readNumber(inputs, field, given);
  }
  for (const field of entriesFields) {
    const given = input[field.key];
    if (given == null) continue;
    const ids = await readEntries(context, inputs, field, given);
    if (isWhole && 'least' in field && new Set(given).size < field.least)
      inputs.wrong(field.key, `${field.label}を${field.least}つ以上選んでください。`);
    read[field.key] = ids;
  }
  return read;
}

/** Only the title is required. */
function readWorkText(
  inputs: Inputs,
  field: (typeof textFields)[number],
  given: string,
  isWhole: boolean,
): string {
  return isWhole && field.type === 'title'
    ? inputs.requiredLine(field.key, field.label, given, field.most)
    : (readText(inputs, field, given) ?? '');
}

/** The lower bound must not exceed the upper. */
export function checkWritten({ guidePriceMin: min, guidePriceMax: max }: Written): void {
  if (min === null || max === null || min <= max) return;
  const inputs = new Inputs();
  inputs.wrong('guidePriceMax', '目安の報酬の上限は、下限以上の額を入力してください。');
  inputs.finish();
}

async function companyKeys(
  { services }: Context,
  inputs: Inputs,
  globalIds: Maybe<readonly string[]>,
): Promise<string[] | undefined> {
  if (globalIds == null) return undefined;
  const field = 'allowedCompanyIds';
  const ids = [...new Set(globalIds)].flatMap((globalId) => keyOf(globalId, 'Company') ?? []);
  if (ids.length > companiesMost) {
    inputs.wrong(field, `公開する会社は${companiesMost}社まで選べます。`);
    return [];
  }
  const known = ids.length === 0 ? [] : await standing.knownCompanies(services.db, ids);
  if (known.length < new Set(globalIds).size)
    inputs.wrong(field, '選ばれた会社のなかに、現在は選べない会社があります。選び直してください。');
  return known;
}

function mediaOf(
  inputs: Inputs,
  media: NonNullable<ProductInput['media']>,
  isWhole: boolean,
): ContentMedia[] {
  if (isWhole && media.length === 0) inputs.wrong('media', '画像か動画を1点以上追加してください。');
  if (media.length > mediaMost) {
    inputs.wrong('media', `画像と動画は、合わせて${mediaMost}点まで追加できます。`);
    return [];
  }
  const seen = new Set<string>();
  return media.map(({ mediaId, caption }, index) => {
    if (seen.has(mediaId))
      inputs.wrong(
        `media.${index}.mediaId`,
        '同じ画像が2回入っています。片方を外してください。',
        'InvalidImageInputError',
      );
    seen.add(mediaId);
    return {
      mediaId,
      caption: inputs.line(`media.${index}.caption`, 'キャプション', caption, captionMost) ?? '',
    };
  });
}

/** Six digits are a thousandth of a pixel; makes repeated input equal. */
function rounded(crop: CropRow | null): CropRow | null {
  if (crop === null) return null;
  const share = (value: number) => Math.round(value * 1e6) / 1e6;
  return { x: share(crop.x), y: share(crop.y), width: share(crop.width), height: share(crop.height) };
}
