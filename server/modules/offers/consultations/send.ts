import * as v from 'valibot';
import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { isUuid } from '../../../lib/ids.ts';
import { Inputs } from '../../../lib/request/inputs.ts';
import { effect } from '../../../lib/outbox/effects.ts';
import { enqueue } from '../../../lib/outbox/outbox.ts';
import { breakdownOf, isGrossPrice, isNetPrice, netPriceWithin } from '../../../lib/prices.ts';
import { hit } from '../../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../../lib/request/rateLimit.ts';
import { holdForWriting, sayInRoom, tellSaid } from '../../chat/messages/cards.ts';
import type { Said } from '../../chat/messages/cards.ts';
import { hasPostingAddress, hasPostingContact } from '../../companies/company/postingItems.ts';
import { refuseSuspended } from '../../companies/company/suspension.ts';
import { visibleCreator } from '../../creators/profiles/creators.ts';
import { replyByOf } from '../../jobs/entries/replyBy.ts';
import { acquaintance, openRoom } from '../../rooms/rooms.ts';
import { byIds } from '../../taxonomy/taxonomy.ts';
import { addressLine, contactLine } from '../parties.ts';
import { companyParty } from '../partiesSql.ts';
import type { CompanyParty } from '../partiesSql.ts';
import { senderOf } from './consultations.ts';
import * as sql from './consultationsSql.ts';
import type { ConsultationRow } from './consultationsSql.ts';

type Given<Value> = Value | null | undefined;

export interface ConsultationInput {
  /** Made by the page; a repeat adds no second. */
  readonly clientId?: Given<string>;
  readonly recipients: readonly { readonly userId: string; readonly firstLine?: Given<string> }[];
  readonly title: string;
  readonly categoryId?: Given<string>;
  readonly offerPurpose?: Given<string>;
  readonly offerDetail: string;
  readonly wayOfWorking: ConsultationRow['wayOfWorking'];
  readonly workingPlace?: Given<string>;
  readonly offerType: ConsultationRow['offerType'];
  readonly isAllowedToPublishExternal?: Given<boolean>;
  readonly specialNoteForExternalPublish?: Given<string>;
  readonly hourlyRate?: Given<{
    readonly netHourlyRatePrice?: Given<number>;
    readonly grossHourlyRatePrice?: Given<number>;
    readonly weeklyOperationalHours?: Given<number>;
    readonly requestedPeriodMonths?: Given<number>;
    readonly isOperationalNotDecided?: Given<boolean>;
    readonly desiredContractStartedAt?: Given<Date>;
  }>;
  readonly unit?: Given<{
    readonly netBudget?: Given<number>;
    readonly grossBudget?: Given<number>;
    readonly desiredDeadlineAt?: Given<Date>;
  }>;
}

export const consultationLimits = {
  recipients: 10,
  title: 60,
  offerPurpose: 2_000,
  offerDetail: 5_000,
  workingPlace: 300,
  specialNoteForExternalPublish: 1_000,
  firstLine: 1_000,
  weeklyOperationalHours: 60,
  requestedPeriodMonths: 60,
  answer: 2_000,
} as const;

export const consultationSent = effect('consultation.sent', v.object({ consultationId: v.string() }));

const sending: RateLimit = { name: 'job-consultation', hits: 30, windowMs: 86_400_000 };

interface Price {
  readonly net: number | null;
  readonly gross: number | null;
}

const hourlyMost = 1_000_000;

function priceOf(
  inputs: Inputs,
  field: string,
  { net, gross }: { readonly net: Given<number>; readonly gross: Given<number> },
  most: number,
): Price {
  const asked = net ?? (gross == null || !isGrossPrice(gross) ? null : netPriceWithin(gross));
  if (net == null && gross == null) return { net: null, gross: null };
  if (asked === null || !isNetPrice(asked) || asked > most) {
    inputs.wrong(field, `金額は、1円から${most.toLocaleString('ja-JP')}円までの整数で入力してください。`);
    return { net: null, gross: null };
  }
  return { net: asked, gross: breakdownOf(asked).grossPrice };
}

function whole(
  inputs: Inputs,
  field: string,
  label: string,
  given: Given<number>,
  most: number,
): number | null {
  if (given == null) return null;
  if (Number.isInteger(given) && given >= 1 && given <= most) return given;
  inputs.wrong(field, `${label}は、1から${most}までの整数で入力してください。`);
  return null;
}

function coming(inputs: Inputs, field: string, label: string, given: Given<Date>, now: Date): Date | null {
  if (given == null) return null;
  if (given.getTime() > now.getTime() - 86_400_000 && given.getUTCFullYear() < 2100) return given;
  inputs.wrong(field, `${label}は、今日以降の日付を入力してください。`);
  return null;
}

/** Columns common to all recipients. */
function contentsOf(inputs: Inputs, input: ConsultationInput, now: Date) {
  const isHourly = input.offerType === 'HOURLY_RATE';
  const hourly = isHourly ? input.hourlyRate : null;
  const unit = isHourly ? null : input.unit;
  const rate = priceOf(
    inputs,
    'hourlyRate.netHourlyRatePrice',
    { net: hourly?.netHourlyRatePrice, gross: hourly?.grossHourlyRatePrice },
    hourlyMost,
  );
  const budget = priceOf(
    inputs,
    'unit.netBudget',
    { net: unit?.netBudget, gross: unit?.grossBudget },
    100_000_000,
  );
  const hours = whole(
    inputs,
    'hourlyRate.weeklyOperationalHours',
    '週の時間',
    hourly?.weeklyOperationalHours,
    consultationLimits.weeklyOperationalHours,
  );
  const isOpen = hourly?.isOperationalNotDecided ?? hours === null;
  const mayPublish = input.isAllowedToPublishExternal ?? false;
  return {
    title: inputs.requiredLine('title', '件名', input.title, consultationLimits.title),
    offer_purpose:
      inputs.lines('offerPurpose', '目的', input.offerPurpose, consultationLimits.offerPurpose) ?? '',
    offer_detail: inputs.requiredLines(
      'offerDetail',
      '仕事の内容',
      input.offerDetail,
      consultationLimits.offerDetail,
    ),
    way_of_working: input.wayOfWorking,
    working_place: inputs.line(
      'workingPlace',
      '仕事の場所',
      input.workingPlace,
      consultationLimits.workingPlace,
    ),
    offer_type: input.offerType,
    is_allowed_to_publish_external: mayPublish,
    special_note_for_external_publish: inputs.lines(
      'specialNoteForExternalPublish',
      '公開の条件',
      mayPublish ? input.specialNoteForExternalPublish : null,
      consultationLimits.specialNoteForExternalPublish,
    ),
    net_hourly_rate_price: rate.net,
    gross_hourly_rate_price: rate.gross,
    weekly_operational_hours: isHourly && !isOpen ? hours : null,
    requested_period_months: whole(
      inputs,
      'hourlyRate.requestedPeriodMonths',
      '期間',
      hourly?.requestedPeriodMonths,
      consultationLimits.requestedPeriodMonths,
    ),
    is_operational_not_decided: isHourly ? isOpen : null,
    desired_contract_started_at: coming(
      inputs,
      'hourlyRate.desiredContractStartedAt',
      '開始希望日',
      hourly?.desiredContractStartedAt,
      now,
    ),
    net_budget: budget.net,
    gross_budget: budget.gross,
    desired_deadline_at: coming(inputs, 'unit.desiredDeadlineAt', '希望納期', unit?.desiredDeadlineAt, now),
  };
}

type Contents = ReturnType<typeof contentsOf>;

/** 職業安定法5条の3: asking two or more people about one job is recruiting and needs the six items. */
function assertPosting(inputs: Inputs, contents: Contents, company: CompanyParty): void {
  if (contents.working_place === null)
    inputs.wrong('workingPlace', '2人以上に送る相談には、仕事の場所を入力してください。');
  if (contents.net_hourly_rate_price === null && contents.net_budget === null)
    inputs.wrong(
      contents.offer_type === 'HOURLY_RATE' ? 'hourlyRate.netHourlyRatePrice' : 'unit.netBudget',
      '2人以上に送る相談には、報酬の額を入力してください。',
    );
  if (!hasPostingAddress(company))
    inputs.wrong(
      'company.address',
      '2人以上に送る相談には、会社の所在地が必要です。会社情報に登録してください。',
    );
  if (!hasPostingContact(company))
    inputs.wrong(
      'company.contact',
      '2人以上に送る相談には、会社の連絡先が必要です。会社情報に登録してください。',
    );
}

interface Recipient {
  readonly creatorId: string;
  readonly name: string;
  readonly isSeeking: boolean;
  readonly firstLine: string | null;
  readonly field: string;
}

async function recipientsOf(
  context: Context,
  inputs: Inputs,
  input: ConsultationInput,
): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const [at, { userId, firstLine }] of input.recipients.entries()) {
    const field = `recipients.${at}`;
    const key = keyOf(userId, 'CreatorUser');
    const creator = key === undefined ? null : await visibleCreator(context, key);
    if (!creator) {
      inputs.wrong(field, '送り先のクリエイターが見つかりません。');
      continue;
    }
    if (recipients.some(({ creatorId }) => creatorId === creator.key)) continue;
    recipients.push({
      creatorId: creator.key,
      name: creator.userName,
      isSeeking: creator.jobProfile.jobSeekingStatus !== 'NOT_SEEKING',
      firstLine: inputs.lines(`${field}.firstLine`, 'ひとこと', firstLine, consultationLimits.firstLine),
      field,
    });
  }
  if (input.recipients.length === 0) inputs.wrong('recipients', '送り先を選んでください。');
  return recipients;
}

/** Sends to one or several creators, all or none. A repeat by the page answers the first. */
export async function sendConsultation(context: Context, input: ConsultationInput): Promise<string[]> {
  const { services } = context;
  const sender = senderOf(context);
  const clientId = input.clientId ?? null;
  if (clientId !== null && !isUuid(clientId))
    throw new DomainError('ArgumentInvalidError', '送信の番号が正しくありません。', { field: 'clientId' });
  const now = services.clock.now();
  const inputs = new Inputs();
  const contents = contentsOf(inputs, input, now);
  const recipients = await recipientsOf(context, inputs, input);
  const company = await companyParty(services.db, sender.companyId);
  if (!company) throw new DomainError('CompanyNotFoundError', '会社が見つかりません。');
  if (recipients.length > 1) assertPosting(inputs, contents, company);
  const categoryKey = input.categoryId == null ? undefined : keyOf(input.categoryId, 'Category');
  const [category] = categoryKey === undefined ? [] : await byIds(context, 'Category', [categoryKey]);
  if (!category) inputs.wrong('categoryId', '分野を選んでください。');
  inputs.finish();
  const address = await addressLine(context, company);
  const contact = contactLine(company);
  const known = clientId === null ? [] : await sql.sentBefore(services.db, sender.userId, clientId);
  if (known.length > 0) return known;
  for (const _ of recipients) await hit(services, sending, sender.companyId);
  const isBatch = recipients.length > 1;
  const batchId = isBatch ? services.newId() : null;
  // Rooms are locked in one order, to avoid deadlocks.
  const inOrder = recipients.toSorted((one, other) => (one.creatorId < other.creatorId ? -1 : 1));
  const { ids, said } = await services.db.transaction().execute(async (trx) => {
    await refuseSuspended(trx, sender.companyId, '相談を送れません');
    const tell: Said[] = [];
    const sent: string[] = [];
    for (const { creatorId, name, isSeeking, firstLine, field } of inOrder) {
      const pair = { companyId: sender.companyId, creatorId };
      const { roomId } = await openRoom(trx, services, {
        ...pair,
        byUserId: sender.userId,
        origin: 'CONSULTATION',
      });
      const room = await holdForWriting(trx, roomId, sender.userId, field);
      // Checked again, now that the first room's lock serialises senders.
      const meanwhile =
        clientId === null || sent.length > 0 ? [] : await sql.sentBefore(trx, sender.userId, clientId);
      if (meanwhile.length > 0) return { ids: meanwhile, said: [] };
      if (!isSeeking && !room.hasAnswer && !(await acquaintance(trx, pair)).hasEntered)
        throw new DomainError('ArgumentInvalidError', `${name}さんは現在、仕事を探していません。`, { field });
      const id = services.newId();
      await sql.insertConsultation(trx, {
        ...contents,
        id,
        company_id: sender.companyId,
        sender_id: sender.userId,
        creator_id: creatorId,
        chat_room_id: roomId,
        batch_id: batchId,
        batch_size: recipients.length,
        client_id: clientId,
        category_id: category?.key ?? null,
        company_name: company.name,
        company_address: address === '' ? null : address,
        company_contact: contact === '' ? null : contact,
        reply_by: replyByOf(now),
        created_at: now,
      });
      const senderId = sender.userId;
      if (firstLine !== null)
        tell.push(
          await sayInRoom(trx, services, room, {
            senderId,
            kind: 'PLAIN',
            text: firstLine,
            isToldApart: true,
          }),
        );
      tell.push(
        await sayInRoom(trx, services, room, {
          senderId,
          kind: 'JOB_CONSULTATION',
          consultationId: id,
          isToldApart: true,
        }),
      );
      await enqueue(trx, services, consultationSent, { consultationId: id });
      sent.push(id);
    }
    return { ids: sent, said: tell };
  });
  tellSaid(context, said);
  return ids;
}
