import * as v from 'valibot';
import { workLimits } from '../../../../schema/limits.ts';
import { atMost, requiredText } from '../../../lib/forms/personRules.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { amountWords } from '../../../lib/forms/formFields.ts';
import { recordBy, recordOf } from '../../../lib/browser/records.ts';
import { fieldNamed, numberNames, termsNames, textNames } from './workFields.ts';
import type { NumberName, TermsName, TextName } from './workFields.ts';
import type { FormError } from '../../../lib/failureWords.ts';

/** A picture or a film in the form. One that is still on its way has no id yet. */
export interface WorkMedium {
  readonly key: string;
  readonly mediaId: string | null;
  readonly kind: 'IMAGE' | 'VIDEO';
  /** Of the file here until the server has one. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly posterUrl: string | null;
  readonly caption: string;
  /** Of the file, to tell them apart while they are sent. */
  readonly fileName: string;
}

export type Visibility = 'EVERYONE' | 'MEMBERS' | 'COMPANIES' | 'LINK';

/** What is written, by the table of fields. */
type Written = { readonly [Name in TextName]: string } & { readonly [Name in NumberName]: number | null } & {
  readonly [Name in TermsName]: readonly string[];
};

/** What is chosen besides. */
interface Chosen {
  /**
   * Of a new work, from its first sending on: sent again after an answer was lost, it is the same work. Empty before; null for a
   * work that is there.
   */
  readonly clientId: string | null;
  readonly media: readonly WorkMedium[];
  readonly thumbnailKey: string;
  /** x, y, width and height in shares of the picture; empty for its middle. */
  readonly crop: readonly number[];
  readonly publishStatus: 'publish' | 'unpublish';
  readonly visibility: Visibility;
  readonly companies: readonly { readonly id: string; readonly name: string }[];
}

/**
 * What stands in the form. A draft keeps it in this browser, so it is plain data; a type of the same fields, since `useForm` wants an
 * index, which an interface has not.
 */
export type WorkValues = Written & Pick<Chosen, keyof Chosen>;

export const emptyWork: WorkValues = {
  clientId: '',
  media: [],
  thumbnailKey: '',
  crop: [],
  ...recordOf(textNames, ''),
  ...recordOf(numberNames, null),
  ...recordOf(termsNames, []),
  publishStatus: 'publish',
  visibility: 'EVERYONE',
  companies: [],
};

/** The picture the thumbnail is cut from: the chosen one, or the first. */
export function thumbnailOf({
  media,
  thumbnailKey,
}: Pick<WorkValues, 'media' | 'thumbnailKey'>): WorkMedium | undefined {
  return media.find(({ key }) => key === thumbnailKey) ?? media[0];
}

/** The chosen part of that picture; empty for its middle. A box belongs to the picture it was drawn in, and to no other. */
export function cropOf({
  media,
  thumbnailKey,
  crop,
}: Pick<WorkValues, 'crop' | 'media' | 'thumbnailKey'>): readonly number[] {
  return media.some(({ key }) => key === thumbnailKey) ? crop : [];
}

/** Of such a film no thumbnail can be cut. */
export function lacksPoster(medium: WorkMedium | undefined): boolean {
  return medium?.kind === 'VIDEO' && medium.mediaId !== null && medium.posterUrl === null;
}

function textRule(name: TextName): v.GenericSchema<string> {
  const { label, required } = fieldNamed(name);
  const most = workLimits.texts[name];
  return required ? requiredText(label, most) : v.pipe(v.string(), v.trim(), atMost(most, label));
}

function numberRule(name: NumberName): v.GenericSchema<number | null> {
  const { min, max, unit } = workLimits.numbers[name];
  const range = `${amountWords(min, unit)}から${amountWords(max, unit)}までで入力してください。`;
  return v.nullable(
    v.pipe(
      v.number(),
      v.check((amount) => amount >= min && amount <= max, range),
    ),
  );
}

function termsRule(name: TermsName): v.GenericSchema<readonly string[]> {
  const { label, required } = fieldNamed(name);
  return v.pipe(
    v.array(v.string()),
    v.minLength(required ? 1 : 0, `${label}を1つ以上選んでください。`),
    v.readonly(),
  );
}

const medium = v.custom<WorkMedium>(() => true);

export const workSchema = v.pipe(
  v.object({
    clientId: v.nullable(v.string()),
    media: v.pipe(
      v.array(medium),
      v.minLength(1, '画像か動画を1点以上入れてください。'),
      v.maxLength(workLimits.media, `画像と動画は、合わせて${workLimits.media}点までです。`),
      v.check(
        (media) => media.every(({ mediaId }) => mediaId !== null),
        '送り終えていない画像があります。終わるまで待つか、外してください。',
      ),
      v.check(
        (media) => media.every(({ caption }) => !isLonger(caption, workLimits.caption)),
        `キャプションは${workLimits.caption}文字以内で入力してください。`,
      ),
    ),
    thumbnailKey: v.string(),
    crop: v.array(v.number()),
    ...recordBy(textNames, textRule),
    ...recordBy(numberNames, numberRule),
    ...recordBy(termsNames, termsRule),
    publishStatus: v.picklist(['publish', 'unpublish']),
    visibility: v.picklist(['EVERYONE', 'MEMBERS', 'COMPANIES', 'LINK']),
    companies: v.array(v.object({ id: v.string(), name: v.string() })),
  }),
  v.forward(
    v.partialCheck(
      [['visibility'], ['companies']],
      ({ visibility, companies }) => visibility !== 'COMPANIES' || companies.length > 0,
      '公開する会社を1つ以上選んでください。',
    ),
    ['companies'],
  ),
  v.forward(
    v.partialCheck(
      [['guidePriceMin'], ['guidePriceMax']],
      ({ guidePriceMin: min, guidePriceMax: max }) => min === null || max === null || min <= max,
      '下限以上の額を入力してください。',
    ),
    ['guidePriceMax'],
  ),
  v.forward(
    v.partialCheck(
      [['media'], ['thumbnailKey']],
      (work) => !lacksPoster(thumbnailOf(work)),
      '一覧に出す動画の場面を選んでください。',
    ),
    ['thumbnailKey'],
  ),
);

export type WorkOutput = v.InferOutput<typeof workSchema>;

/** What both mutations take. */
export function workInput(work: WorkOutput | WorkValues) {
  const { clientId: _id, thumbnailKey: _key, crop: _crop, companies, media, ...rest } = work;
  const [x, y, width, height] = cropOf(work);
  const isCut = x !== undefined && y !== undefined && width !== undefined && height !== undefined;
  return {
    ...rest,
    media: media.map(({ mediaId, caption }) => ({ mediaId: mediaId ?? '', caption: caption.trim() })),
    thumbnailMediaId: thumbnailOf(work)?.mediaId ?? '',
    thumbnailCrop: isCut ? { x, y, width, height } : null,
    allowedCompanyIds: companies.map(({ id }) => id),
  };
}

export type WorkInput = ReturnType<typeof workInput>;

/** The form has one place for what the server takes apart. */
const places: Readonly<Record<string, keyof WorkValues>> = {
  thumbnailMediaId: 'thumbnailKey',
  thumbnailCrop: 'thumbnailKey',
  allowedCompanyIds: 'companies',
};

export function placed(errors: readonly FormError[]): readonly FormError[] {
  return errors.map((error) => ({ ...error, field: places[error.field ?? ''] ?? error.field }));
}
