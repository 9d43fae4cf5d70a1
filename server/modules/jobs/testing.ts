import * as v from 'valibot';
import type { TestApi } from '../../graphql/testing.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { OutboxWorker } from '../../lib/outbox/outboxWorker.ts';
import { chatEffects } from '../chat/telling.ts';
import { jobEffects } from './entries/effects.ts';

export const errorFields = `errors { __typename message
  ... on UserInputInvalidError { field } ... on ArgumentInvalidError { field } }`;

export const openingId = (id: string): string => encodeGlobalId('JobOpening', id);

/** Runs what openings and rooms have put off until after the commit; mails stay in the outbox. */
export async function runEffects({ services }: TestApi): Promise<void> {
  const handlers = { ...jobEffects(services), ...chatEffects(services) };
  await new OutboxWorker({ ...services, handlers }).drain();
}

const failed = v.object({ errors: v.array(v.object({ __typename: v.string() })) });

/** The names of the errors of a payload. */
export function failuresOf(payload: unknown): string[] {
  return v.parse(failed, payload).errors.map(({ __typename: name }) => name);
}

/** What a full-time opening needs to be published. */
export const fullTime = {
  resumeration_type: 'FULL_TIME',
  offer_detail: null,
  net_price: null,
  gross_price: null,
  job_detail: '宿の予約画面の設計',
  job_change_scope: '変更なし',
  working_place_change_scope: '変更なし',
  employer_name: '株式会社灯台舎',
  is_dispatch: false,
  contract_period_type: 'INDEFINITE',
  has_probation: false,
  pay_unit: 'MONTHLY',
  pay_min: 300_000,
  has_fixed_overtime: false,
  working_hours: '9:00〜18:00',
  break_time: '60分',
  overtime_note: '月10時間ほど',
  is_discretionary_work: false,
  holiday: '土日祝',
  social_insurance: '完備',
  secondhand_smoke_control: 'NO_SMOKING',
  information_as_of: '2026-04-01',
} as const;
