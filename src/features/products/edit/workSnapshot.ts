import { graphql, readInlineData } from 'relay-runtime';
import type { workSnapshot_draft$key } from '../../../../__generated__/workSnapshot_draft.graphql.ts';
import type {
  workSnapshot_work$data,
  workSnapshot_work$key,
} from '../../../../__generated__/workSnapshot_work.graphql.ts';
import type { DraftSnapshot } from '../../../lib/drafts/answers.ts';
import { workLimits } from '../../../../schema/limits.ts';
import { recordBy } from '../../../lib/browser/records.ts';
import { readDraft as readWrittenDraft, readWork as readWrittenWork } from './printed/workFragments.ts';
import { numberNames, termsNames, textNames } from './workFields.ts';
import type { NumberName, TermsName, TextName } from './workFields.ts';
import type { WorkValues } from './workValues.ts';

/** A work as the server has it. */
export interface WorkSnapshot {
  readonly version: number;
  readonly values: WorkValues;
}

/** A work as its owner left it, for the form. */
export function readWork(key: workSnapshot_work$key): WorkSnapshot {
  const work = readInlineData(
    graphql`
      fragment workSnapshot_work on OwnProduct @inline {
        version
        ...workFragments_work
        captions
        media {
          id
          type
          url
          width
          height
          thumbhash
          posterUrl
        }
        thumbnailMediaId
        thumbnailCrop {
          x
          y
          width
          height
        }
        publishStatus
        visibility
        allowedCompanies {
          id
          name
        }
      }
    `,
    key,
  );
  return { version: work.version, values: valuesOfWork(work, readWrittenWork(work), null) };
}

/** The draft of a new work as the server has it. */
export interface NewWorkDraft extends DraftSnapshot<WorkValues> {
  readonly clientId: string;
}

export function readDraft(key: workSnapshot_draft$key): NewWorkDraft {
  const draft = readInlineData(
    graphql`
      fragment workSnapshot_draft on DraftProduct @inline {
        clientId
        version
        editedAt
        ...workFragments_draft
        captions
        media {
          id
          type
          url
          width
          height
          thumbhash
          posterUrl
        }
        thumbnailMediaId
        thumbnailCrop {
          x
          y
          width
          height
        }
        publishStatus
        visibility
        allowedCompanies {
          id
          name
        }
      }
    `,
    key,
  );
  const { clientId, version, editedAt } = draft;
  return { clientId, version, editedAt, values: valuesOfWork(draft, readWrittenDraft(draft), clientId) };
}

/** What is written, as the server answers it. */
type Written = { readonly [Name in TextName]: string } & {
  readonly [Name in NumberName]?: number | null | undefined;
} & { readonly [Name in TermsName as (typeof entries)[Name]['as']]: readonly { readonly id: string }[] };

const { entries } = workLimits;

/** What the form makes of it; a draft of a new work has its id. */
function valuesOfWork(
  work: Omit<workSnapshot_work$data, ' $fragmentSpreads' | ' $fragmentType' | 'version'>,
  written: Written,
  clientId: string | null,
): WorkValues {
  const { thumbnailCrop: crop } = work;
  return {
    clientId,
    ...recordBy(textNames, (name) => written[name]),
    ...recordBy(numberNames, (name) => written[name] ?? null),
    ...recordBy(termsNames, (name) => written[entries[name].as].map(({ id }) => id)),
    media: work.media.map((medium, index) => ({
      key: medium.id,
      mediaId: medium.id,
      kind: medium.type,
      url: medium.url,
      width: medium.width,
      height: medium.height,
      thumbhash: medium.thumbhash ?? null,
      posterUrl: medium.posterUrl ?? null,
      caption: work.captions[index] ?? '',
      fileName: '',
    })),
    thumbnailKey: work.thumbnailMediaId ?? '',
    crop: crop ? [crop.x, crop.y, crop.width, crop.height] : [],
    publishStatus: work.publishStatus,
    visibility: work.visibility,
    companies: work.allowedCompanies.map(({ id, name }) => ({ id, name })),
  };
}
