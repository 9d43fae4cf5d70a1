import { tokyoDay } from '../../../../lib/text/dates.ts';
import { changedFields } from '../../../../lib/drafts/table.ts';
import { hasContact } from '../fields/commonFields.ts';
import { fieldsOf, isAskedFor, isHidden } from '../fields/draftFields.ts';
import type { DraftField } from '../fields/fieldTypes.ts';
import { formField, problemOf } from '../saving/draftInput.ts';
import { draftTable } from '../saving/draftTable.ts';
import type { OpeningState } from '../saving/draftTable.ts';
import { isWritten } from '../saving/draftValues.ts';
import type { DraftValues } from '../saving/draftValues.ts';
import type { DraftKind } from '../newDraft.ts';

export interface CheckItem {
  readonly field: string;
  readonly label: string;
  readonly isMet: boolean;
  /** Filled in, but invalid. */
  readonly isWrong?: true;
  /** Null for items of the company's page. */
  readonly at: DraftField | null;
}

/**
 * What publishing needs, in the form's order. The server decides; changed fields and unsaved drafts are
 * judged here by the same rules, so that items are ticked while writing.
 */
export function checklistOf(
  kind: DraftKind,
  { values, base, saved }: Pick<OpeningState, 'base' | 'saved' | 'values'>,
  isCompanyReady: boolean,
): CheckItem[] {
  const said = new Map<DraftField | undefined, boolean>();
  for (const { field, isMet } of saved?.checklist ?? []) {
    const at = formField(kind, field);
    // The company's three items are shown as one.
    said.set(at, isMet && said.get(at) !== false);
  }
  const changed = new Set<string>(changedFields(draftTable(kind), base, values).map(({ name }) => name));
  return fieldsOf(kind).flatMap((field): CheckItem[] => {
    const { name, label } = field;
    if (name === 'company') {
      return [
        { field: name, label: '会社名・所在地・連絡先', isMet: said.get(field) ?? isCompanyReady, at: null },
      ];
    }
    // Items that depend on an answer the server has not seen yet.
    const isOwn = (saved === null || field.when !== undefined) && isOnList(field, values);
    const isListed = isIfWritten(field, values)
      ? isWritten(values[field.name])
      : said.has(field)
        ? !isHidden(field, values)
        : isOwn;
    if (!isListed) return [];
    const known = isTouched(field, changed) ? undefined : said.get(field);
    return [{ field: name, label: names[name] ?? label, isMet: known ?? meets(field, values), at: field }];
  });
}

/** With the fields that cannot be saved as they are, whether publishing needs them or not. */
export function withHeld(items: readonly CheckItem[], held: readonly DraftField[]): CheckItem[] {
  const open = new Set(items.filter(({ isMet }) => !isMet).map(({ field }) => field));
  const wrong = new Set<string>(held.map(({ name }) => name));
  return [
    ...items.map((item): CheckItem =>
      !item.isMet && wrong.has(item.field) ? { ...item, isWrong: true } : item,
    ),
    ...held
      .filter(({ name }) => !open.has(name))
      .map((field): CheckItem => ({
        field: field.name,
        label: field.label,
        isMet: false,
        isWrong: true,
        at: field,
      })),
  ];
}

/** Optional, but checked if filled in. */
const ifWritten = [
  'deliveryDecidedBy',
  'desiredDeliveryAt',
  'informationAsOf',
  'payMax',
  'validThrough',
] as const;

const names: Readonly<Record<string, string>> = {
  contactEmail: '連絡先',
  price: '報酬の額',
  offerDetail: '仕事の内容',
};

function isIfWritten(
  field: DraftField,
  values: DraftValues,
): field is DraftField & { readonly name: (typeof ifWritten)[number] } {
  return (
    ifWritten.some((name) => name === field.name) && !isHidden(field, values) && !isAskedFor(field, values)
  );
}

function isOnList(field: DraftField, values: DraftValues): boolean {
  if (field.name === 'kind') return false;
  return field.name === 'contactEmail' || field.name === 'roleResponsibilityArea'
    ? field.required !== undefined
    : isAskedFor(field, values);
}

/** Items that any of several fields fulfils. */
const together: Readonly<Record<string, readonly string[]>> = {
  contactEmail: ['contactEmail', 'contactPhoneNumber', 'contactFormUrl'],
  roleResponsibilityArea: ['roleResponsibilityArea', 'serviceDescription'],
  payMax: ['payMin', 'payMax'],
};

function isTouched(field: DraftField, changed: ReadonlySet<string>): boolean {
  return (together[field.name] ?? [field.name]).some((name) => changed.has(name));
}

function meets(field: DraftField, values: DraftValues): boolean {
  switch (field.name) {
    case 'company':
    case 'kind':
      return true;
    case 'contactEmail':
      return hasContact(values);
    case 'roleResponsibilityArea':
      return isWritten(values.roleResponsibilityArea) || isWritten(values.serviceDescription);
    case 'paysOvertimeExcess':
      return values.paysOvertimeExcess === true;
    // Optional, but must make sense if filled in.
    case 'informationAsOf':
      return values.informationAsOf === null || values.informationAsOf <= tokyoDay(Date.now());
    case 'deliveryDecidedBy':
    case 'desiredDeliveryAt':
    case 'validThrough': {
      const day = values[field.name];
      return day === null || day >= tokyoDay(Date.now());
    }
    case 'payMax':
      return problemOf(field, values) === undefined;
    default:
      return isWritten(values[field.name]) && problemOf(field, values) === undefined;
  }
}
