import type { Context } from '../../../lib/context.ts';
import { keyOf } from '../../../lib/globalId.ts';
import type { Inputs } from '../../../lib/inputs.ts';
import { byIds } from '../../taxonomy/taxonomy.ts';
import type { ContentMedia, Contents } from './contentsSql.ts';
import type { CropRow, Visibility } from '../own/ownSql.ts';
import * as standing from '../own/standingSql.ts';

type Maybe<Value> = Value | null | undefined;

/** What the form of a work sends. When a work is changed, what is left out stays as it is. */
export interface ProductInput {
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly designScope?: Maybe<string>;
  readonly categoryIds?: Maybe<readonly string[]>;
  readonly industryIds?: Maybe<readonly string[]>;
  readonly toolIds?: Maybe<readonly string[]>;
  readonly media?: Maybe<readonly { readonly mediaId: string; readonly caption?: Maybe<string> }[]>;
  readonly thumbnailMediaId?: Maybe<string>;
  /** Null cuts the middle. */
  readonly thumbnailCrop?: Maybe<CropRow>;
  readonly publishStatus?: Maybe<'publish' | 'unpublish'>;
  readonly visibility?: Maybe<Visibility>;
  readonly allowedCompanyIds?: Maybe<readonly string[]>;
}

/** What is to be another than before. */
export interface Changes {
  readonly contents: Partial<Omit<Contents, 'thumbnail'>>;
  readonly sourceId?: string;
  readonly crop?: CropRow | null;
  readonly isPublished?: boolean;
  readonly visibility?: Visibility;
  readonly companyIds?: readonly string[];
}

export const workLimits = {
  name: 60,
  description: 5000,
  designScope: 500,
  caption: 200,
  categories: 5,
  industries: 5,
  tools: 20,
  media: 20,
  companies: 50,
} as const;

/** Reads what was sent, with everything that is wrong with it told to `inputs`. Of a draft nothing has to be there yet. */
export async function readChanges(
  context: Context,
  inputs: Inputs,
  input: ProductInput,
  as: 'draft' | 'whole' = 'whole',
): Promise<Changes> {
  const isWhole = as === 'whole';
  const {
    name,
    description,
    designScope,
    media,
    thumbnailMediaId,
    thumbnailCrop,
    publishStatus,
    visibility,
  } = input;
  const categoryIds = await taxonomyIds(context, inputs, 'categoryIds', input.categoryIds, isWhole);
  const industryIds = await taxonomyIds(context, inputs, 'industryIds', input.industryIds);
  const toolIds = await taxonomyIds(context, inputs, 'toolIds', input.toolIds);
  const companyIds = await companyKeys(context, inputs, input.allowedCompanyIds);
  return {
    contents: {
      ...(name != null && {
        name: isWhole
          ? inputs.requiredLine('name', '作品名', name, workLimits.name)
          : (inputs.line('name', '作品名', name, workLimits.name) ?? ''),
      }),
      ...(description != null && {
        description: inputs.lines('description', '説明', description, workLimits.description) ?? '',
      }),
      ...(designScope != null && {
        designScope: inputs.lines('designScope', '担当範囲', designScope, workLimits.designScope) ?? '',
      }),
      ...(categoryIds && { categoryIds }),
      ...(industryIds && { industryIds }),
      ...(toolIds && { toolIds }),
      ...(media != null && { media: mediaOf(inputs, media, isWhole) }),
    },
    ...(thumbnailMediaId != null && { sourceId: thumbnailMediaId }),
    ...(thumbnailCrop !== undefined && { crop: rounded(thumbnailCrop) }),
    ...(publishStatus != null && { isPublished: publishStatus === 'publish' }),
    ...(visibility != null && { visibility }),
    ...(companyIds && { companyIds }),
  };
}

const taxonomies = {
  categoryIds: { type: 'Category', word: '分野', least: 1, most: workLimits.categories },
  industryIds: { type: 'Industry', word: '業種', least: 0, most: workLimits.industries },
  toolIds: { type: 'Tool', word: 'ツール', least: 0, most: workLimits.tools },
} as const;

async function taxonomyIds(
  context: Context,
  inputs: Inputs,
  field: keyof typeof taxonomies,
  globalIds: Maybe<readonly string[]>,
  isWhole = true,
): Promise<number[] | undefined> {
  if (globalIds == null) return undefined;
  const { type, word, least, most } = taxonomies[field];
  const ids = [...new Set(globalIds)].map((globalId) => keyOf(globalId, type) ?? '');
  if (isWhole && ids.length < least) inputs.wrong(field, `${word}を${least}つ以上選んでください。`);
  if (ids.length > most) {
    inputs.wrong(field, `${word}は${most}個まで選べます。`);
    return [];
  }
  const entries = await byIds(context, type, ids);
  if (entries.some((entry) => entry === null))
    inputs.wrong(field, `選ばれた${word}のなかに、現在は選べないものがあります。選び直してください。`);
  return entries.flatMap((entry) => entry?.key ?? []);
}

async function companyKeys(
  { services }: Context,
  inputs: Inputs,
  globalIds: Maybe<readonly string[]>,
): Promise<string[] | undefined> {
  if (globalIds == null) return undefined;
  const field = 'allowedCompanyIds';
  const ids = [...new Set(globalIds)].flatMap((globalId) => keyOf(globalId, 'Company') ?? []);
  if (ids.length > workLimits.companies) {
    inputs.wrong(field, `公開する会社は${workLimits.companies}社まで選べます。`);
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
  if (media.length > workLimits.media) {
    inputs.wrong('media', `画像と動画は、合わせて${workLimits.media}点まで追加できます。`);
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
      caption: inputs.line(`media.${index}.caption`, 'キャプション', caption, workLimits.caption) ?? '',
    };
  });
}

/** Six digits are a thousandth of a pixel, and the same box sent again is the same. */
function rounded(crop: CropRow | null): CropRow | null {
  if (crop === null) return null;
  const share = (value: number) => Math.round(value * 1e6) / 1e6;
  return { x: share(crop.x), y: share(crop.y), width: share(crop.width), height: share(crop.height) };
}
