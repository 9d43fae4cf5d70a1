import type { Inputs } from '../../../lib/request/inputs.ts';

/**
 * Items of 採用条件の提示: those of a posting (職業安定法5条の3) and of an employment contract (労働基準法15条). All are texts.
 * The employer itself gives the notice of working conditions.
 */
export const employmentNames = [
  'EMPLOYER',
  'JOB',
  'JOB_SCOPE',
  'WORKPLACE',
  'WORKPLACE_SCOPE',
  'START',
  'EMPLOYMENT_PERIOD',
  'PROBATION',
  'WORKING_HOURS',
  'OVERTIME',
  'HOLIDAYS',
  'LEAVE',
  'WAGE',
  'FIXED_OVERTIME',
  'WAGE_DAYS',
  'RAISES',
  'INSURANCE',
  'DISMISSAL',
  'SMOKING',
  'EMPLOYMENT_OTHER',
] as const;
export type EmploymentName = (typeof employmentNames)[number];

export interface EmploymentTerm {
  readonly number: number;
  readonly name: EmploymentName;
  readonly label: string;
  readonly isOptional: boolean;
  readonly most: number;
}

const labels: Readonly<Record<EmploymentName, string>> = {
  EMPLOYER: '雇用主',
  JOB: '業務の内容',
  JOB_SCOPE: '業務の変更の範囲',
  WORKPLACE: '就業の場所',
  WORKPLACE_SCOPE: '就業の場所の変更の範囲',
  START: '入社日',
  EMPLOYMENT_PERIOD: '契約の期間と更新',
  PROBATION: '試用期間',
  WORKING_HOURS: '始業・終業と休憩',
  OVERTIME: '時間外の労働・裁量労働制',
  HOLIDAYS: '休日',
  LEAVE: '休暇',
  WAGE: '賃金',
  FIXED_OVERTIME: '固定残業代',
  WAGE_DAYS: '賃金の締日と支払日',
  RAISES: '昇給・賞与・退職手当',
  INSURANCE: '社会保険・労働保険',
  DISMISSAL: '退職・解雇の事由',
  SMOKING: '受動喫煙の対策',
  EMPLOYMENT_OTHER: 'そのほか',
};

export const employmentTerms: readonly EmploymentTerm[] = employmentNames.map((name, at) => ({
  number: at + 1,
  name,
  label: labels[name],
  isOptional: name === 'EMPLOYMENT_OTHER',
  most: name === 'JOB' ? 3_000 : 1_000,
}));

export interface EmploymentItem {
  readonly term: EmploymentName;
  readonly text: string;
}

export const employmentNameOf = (name: string): EmploymentName | undefined =>
  employmentNames.find((known) => known === name);

/** Reads each item once, in order; reports errors to `inputs`. */
export function readEmployment(
  inputs: Inputs,
  given: readonly { readonly term: string; readonly text: string }[],
): EmploymentItem[] {
  if (given.some(({ term }) => employmentNameOf(term) === undefined))
    inputs.wrong('employment', '採用条件にない項目があります。');
  return employmentTerms.flatMap(({ name, label, isOptional, most }) => {
    const field = `employment.${name}`;
    const typed = given.findLast(({ term }) => term === name)?.text;
    const text = isOptional
      ? inputs.lines(field, label, typed, most)
      : inputs.requiredLines(field, label, typed, most);
    return text === null || text === '' ? [] : [{ term: name, text }];
  });
}

/** From stored JSON; unknown items are dropped. */
export function employmentFrom(kept: unknown): EmploymentItem[] | null {
  if (!Array.isArray(kept)) return null;
  return kept.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('term' in item) || !('text' in item)) return [];
    const { text } = item;
    const term = typeof item.term === 'string' ? employmentNameOf(item.term) : undefined;
    return term !== undefined && typeof text === 'string' ? [{ term, text }] : [];
  });
}
