import { graphql, readInlineData } from 'relay-runtime';
import type { draftSnapshot_draft$key } from '../../../../../__generated__/draftSnapshot_draft.graphql.ts';
import { openingLimits } from '../../../../../schema/limits.ts';
import { formatPhone } from '../../../../lib/text/formatPhone.ts';
import { readCommon, readContract, readFullTime, readHourly } from '../printed/draftFragments.ts';
import { dayOf } from './draftInput.ts';
import { choiceNames, emptyDraft, numberNames, termsNames, textNames } from './draftValues.ts';
import type {
  ChoiceName,
  Choices,
  DayName,
  DraftPicture,
  DraftValues,
  FlagName,
  NumberName,
  PictureName,
  TermsName,
  TextName,
} from './draftValues.ts';
import type { Held } from '../../held/HoldNote.tsx';
import type { DraftKind } from '../newDraft.ts';

export interface Check {
  readonly field: string;
  readonly label: string;
  readonly isMet: boolean;
}

export interface DraftSnapshot {
  readonly kind: DraftKind;
  readonly version: number;
  readonly editedAt: string;
  readonly editedBy: string | null;
  readonly status: 'CLOSED' | 'DRAFT' | 'PRIVATE' | 'PUBLIC';
  readonly canPublish: boolean;
  /** The operators' reason for suspending it. */
  readonly suspensionReason: string | null;
  /** What a rule found in what was published, while that keeps it from sight. */
  readonly hold: Held | null;
  readonly checklist: readonly Check[];
  readonly values: DraftValues;
}

const kinds = { CONTRACT_UNIT: 'contract', HOURLY_RATE: 'hourly', FULL_TIME: 'fulltime' } as const;

/** Inline data, to compare with the form. */
export function readDraft(key: draftSnapshot_draft$key): DraftSnapshot {
  const draft = readInlineData(
    graphql`
      fragment draftSnapshot_draft on DraftJobOpening @inline {
        version
        editedAt
        editedBy {
          fullName
        }
        status
        resumerationType
        canPublish
        suspensionReason
        hold {
          reason
          passages {
            label
            passage
            title
            why
          }
        }
        checklist {
          field
          label
          isMet
        }
        ...draftFragments_common
        links {
          url
        }
        questions {
          id
          questionText
        }
        contact {
          name
          email
          phoneNumber
          formUrl
        }
        ... on DraftContractJobOpening @alias(as: "contract") {
          ...draftFragments_contract
        }
        ... on DraftHourlyJobOpening @alias(as: "hourly") {
          ...draftFragments_hourly
        }
        ... on DraftFullTimeJobOpening @alias(as: "fullTime") {
          ...draftFragments_fullTime
        }
      }
    `,
    key,
  );
  const { contact } = draft;
  const ofKind =
    (draft.contract && readContract(draft.contract)) ??
    (draft.hourly && readHourly(draft.hourly)) ??
    (draft.fullTime && readFullTime(draft.fullTime)) ??
    {};
  return {
    kind: kinds[draft.resumerationType],
    version: draft.version,
    editedAt: draft.editedAt,
    editedBy: draft.editedBy?.fullName ?? null,
    status: draft.status,
    canPublish: draft.canPublish,
    suspensionReason: draft.suspensionReason ?? null,
    hold:
      draft.hold == null
        ? null
        : {
            reason: draft.hold.reason ?? null,
            passages: draft.hold.passages.map(({ label, passage, title, why }) => ({
              label,
              passage,
              title,
              why,
            })),
          },
    checklist: draft.checklist.map(({ field, label, isMet }) => ({ field, label, isMet })),
    values: {
      ...emptyDraft,
      ...valuesIn(readCommon(draft)),
      ...valuesIn(ofKind),
      links: draft.links.map(({ url }) => url),
      questions: draft.questions.map(({ id, questionText }) => ({ key: id, id, text: questionText })),
      contactName: contact.name ?? '',
      contactEmail: contact.email ?? '',
      contactPhoneNumber: formatPhone(contact.phoneNumber ?? ''),
      contactFormUrl: contact.formUrl ?? '',
    },
  };
}

/** The draft's fields under the form's names. */
type Answers = {
  readonly [Name in TextName | DayName]?: string | null | undefined;
} & { readonly [Name in NumberName]?: number | null | undefined } & {
  readonly [Name in FlagName]?: boolean | null | undefined;
} & { readonly [Name in Exclude<ChoiceName, 'payUnit'>]?: Choices[Name] | null | undefined } & {
  readonly [Name in PictureName]?: Picture | null | undefined;
} & {
  readonly [Name in (typeof entries)[TermsName]['as']]?: readonly { readonly id: string }[];
} & {
  readonly payUnit?: 'HOUR' | 'HOURLY' | 'MONTH' | 'MONTHLY' | null | undefined;
  readonly workingPrefecture?: { readonly id: string } | null | undefined;
  readonly isOpenToOutside?: boolean;
  readonly netPrice?: number | null | undefined;
  readonly grossPrice?: number | null | undefined;
};

const { entries, flags, days, pictures } = openingLimits;

/** Only fields that the answer contains. */
function valuesIn(answers: Answers): Partial<DraftValues> {
  const values: { -readonly [Name in keyof DraftValues]?: DraftValues[Name] } = {};
  for (const name of textNames) if (answers[name] !== undefined) values[name] = answers[name] ?? '';
  for (const name of numberNames) if (answers[name] !== undefined) values[name] = answers[name];
  for (const name of flags) if (answers[name] !== undefined) values[name] = answers[name];
  for (const name of days) if (answers[name] !== undefined) values[name] = answers[name];
  for (const name of pictures) if (answers[name] !== undefined) values[name] = pictureOf(answers[name]);
  for (const name of termsNames) {
    const chosen = answers[entries[name].as];
    if (chosen !== undefined) values[name] = chosen.map(({ id }) => id);
  }
  const {
    workingPrefecture: prefecture,
    isOpenToOutside,
    payUnit,
    netPrice: net,
    grossPrice: gross,
    desiredDeliveryAt,
  } = answers;
  return {
    ...values,
    ...choicesIn(answers),
    ...(prefecture !== undefined && { workingPrefectureId: prefecture?.id ?? null }),
    ...(isOpenToOutside !== undefined && { isOpenToOutside }),
    ...(payUnit !== undefined && { payUnit: payUnit === null ? null : payUnits[payUnit] }),
    ...(desiredDeliveryAt !== undefined && { desiredDeliveryAt: dayOf(desiredDeliveryAt) }),
    ...(gross !== undefined && {
      price: gross,
      prices: net == null || gross === null ? null : { net, gross },
    }),
  };
}

type PlainChoice = Exclude<ChoiceName, 'payUnit'>;

function choicesIn(answers: Answers): Partial<DraftValues> {
  const chosen: { [Name in PlainChoice]?: Choices[Name] | null } = {};
  const take = <Name extends PlainChoice>(name: Name, answer: Choices[Name] | null | undefined): void => {
    if (answer !== undefined) chosen[name] = answer;
  };
  for (const name of choiceNames) if (name !== 'payUnit') take(name, answers[name]);
  return chosen;
}

const payUnits = { HOUR: 'HOURLY', HOURLY: 'HOURLY', MONTH: 'MONTHLY', MONTHLY: 'MONTHLY' } as const;

type Picture = Omit<DraftPicture, 'thumbhash'> & { readonly thumbhash?: string | null | undefined };

function pictureOf(picture: Picture | null): DraftPicture | null {
  if (picture === null) return null;
  const { id, url, width, height, thumbhash = null } = picture;
  return { id, url, width, height, thumbhash };
}
