import { graphql, readInlineData } from 'relay-runtime';
import type {
  roomMessage_message$data,
  roomMessage_message$key,
} from '../../../../../__generated__/roomMessage_message.graphql.ts';
import { actWords } from '../../interview/interviewMessage.ts';
import type { InterviewContent } from '../../interview/interviewMessage.ts';

/** A message as plain data, so that a list of thousands needs no store reads. */
export interface RoomMessage {
  readonly id: string;
  readonly sequence: number;
  readonly change: number;
  readonly clientId: string;
  readonly sendAt: string;
  readonly isDeleted: boolean;
  readonly sender: Sender;
  readonly replyTo: Quoted | null;
  readonly content: Content;
}

export interface Sender {
  readonly id: string;
  readonly name: string;
  readonly isCreator: boolean;
}

export interface Quoted {
  readonly sequence: number;
  readonly senderName: string;
  readonly isDeleted: boolean;
  readonly words: string;
}

export type Content =
  | { readonly kind: 'text'; readonly text: string; readonly offerId?: string; readonly quote?: QuoteCard }
  | MediaContent
  | {
      readonly kind: 'file';
      readonly url: string;
      readonly extension: string;
      readonly filename: string;
      readonly byteSize: number;
    }
  | { readonly kind: 'opening'; readonly opening: OpeningCard | null }
  | { readonly kind: 'consultation'; readonly consultation: ConsultationCard | null }
  | InterviewContent
  /** A kind newer than this page's build. */
  | { readonly kind: 'unknown' };

export interface MediaContent {
  readonly kind: 'media';
  readonly url: string;
  readonly isFilm: boolean;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string | null;
  readonly posterUrl: string | null;
  readonly albumId: string | null;
}

export interface OpeningCard {
  readonly id: string;
  readonly title: string;
  readonly status: 'CLOSED' | 'DRAFT' | 'PRIVATE' | 'PUBLIC';
  readonly kind: 'CONTRACT_UNIT' | 'FULL_TIME' | 'HOURLY_RATE';
  readonly companyName: string;
}

/** Of the law's six items, as they stood when it was sent. */
export interface SlipCompany {
  readonly name: string | null;
  readonly address: string | null;
  readonly contact: string | null;
}

export interface ConsultationCard {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly isHourly: boolean;
  readonly status: 'ACCEPTED' | 'DECLINED' | 'SENT' | 'WITHDRAWN';
  readonly replyBy: string;
  readonly respondedAt: string | null;
  readonly answerMessage: string | null;
  readonly hourlyPrice: number | null;
  readonly weeklyHours: number | null;
  readonly months: number | null;
  readonly startsAt: string | null;
  readonly budget: number | null;
  readonly deadline: string | null;
  readonly wayOfWorking: 'FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE';
  readonly place: string | null;
  readonly batchSize: number;
  /** Empty where none was written. */
  readonly purpose: string;
  readonly category: string | null;
  readonly mayPublish: boolean;
  readonly publishNote: string | null;
  readonly company: SlipCompany;
}

export interface QuoteCard {
  readonly id: string;
  readonly title: string;
  readonly netPrice: number;
  /** YYYY-MM-DD */
  readonly validUntil: string;
  readonly items: readonly string[];
  readonly isOver: boolean;
  readonly isWithdrawn: boolean;
}

/** Shown by `MessageCard`, a file of its own. */
export function hasCard({ content, isDeleted }: RoomMessage): boolean {
  if (isDeleted) return false;
  return content.kind === 'text'
    ? content.quote !== undefined
    : content.kind === 'consultation' || content.kind === 'interview';
}

export const deletedWords = 'メッセージが削除されました';

export function quotedWords({ isDeleted, content }: Pick<RoomMessage, 'content' | 'isDeleted'>): string {
  if (isDeleted) return deletedWords;
  switch (content.kind) {
    case 'text':
      return content.text;
    case 'media':
      return content.isFilm ? '動画' : '画像';
    case 'file':
      return content.filename;
    case 'opening':
      return content.opening?.title ?? '募集';
    case 'consultation':
      return content.consultation?.title ?? '仕事の相談';
    case 'interview':
      return actWords(content);
    case 'unknown':
      return 'メッセージ';
  }
}

export function readMessage(key: roomMessage_message$key): RoomMessage {
  const message = readInlineData(
    graphql`
      fragment roomMessage_message on Message @inline {
        __typename
        id
        sequence
        change
        clientId
        sendAt
        deletedAt
        sender {
          id
          name
          roles
        }
        replyTo {
          __typename
          sequence
          deletedAt
          sender {
            name
          }
          ... on PlainMessage {
            text
          }
          ... on FileMessage {
            filename
          }
        }
        ... on PlainMessage {
          text
          offerId
          quote {
            id
            title
            validUntil
            isOver
            withdrawnAt
            items {
              name
            }
            breakdown {
              netPrice
            }
          }
        }
        ... on MediaMessage {
          url
          mediaType
          width
          height
          thumbhash
          posterUrl
          albumId
        }
        ... on FileMessage {
          fileUrl: url
          extension
          filename
          byteSize
        }
        ... on JobConsultationMessage {
          jobConsultation {
            title
            offerType
            status
            replyBy
            netHourlyRatePrice
            weeklyOperationalHours
            requestedPeriodMonths
            netBudget
            desiredDeadlineAt
            consultationId
            offerDetail
            desiredContractStartedAt
            wayOfWorking
            workingPlace
            batchSize
            offerPurpose
            category {
              name
            }
            isAllowedToPublishExternal
            specialNoteForExternalPublish
            companyName
            companyAddress
            companyContact
            respondedAt
            answerMessage
          }
        }
        ... on JobOpeningMessage {
          jobOpening {
            jobOpeningId
            title
            status
            resumerationType
            companyName
          }
        }
        ... on InterviewMessage {
          act
          actTimes
          interview {
            id
            state
            version
            minutes
            place
            times
            startsAt
            openingTitle
          }
        }
      }
    `,
    key,
  );
  const { id, sequence, change, clientId, sendAt, sender, replyTo } = message;
  return {
    id,
    sequence,
    change,
    clientId,
    sendAt,
    isDeleted: message.deletedAt != null,
    sender: { id: sender.id, name: sender.name, isCreator: sender.roles.includes('CREATOR_USER') },
    replyTo:
      replyTo == null
        ? null
        : {
            sequence: replyTo.sequence,
            senderName: replyTo.sender.name,
            isDeleted: replyTo.deletedAt != null,
            words:
              replyTo.text ??
              replyTo.filename ??
              (replyTo.__typename === 'MediaMessage'
                ? '画像'
                : replyTo.__typename === 'InterviewMessage'
                  ? '面談の日程'
                  : 'メッセージ'),
          },
    content: contentOf(message),
  };
}

function contentOf(message: roomMessage_message$data): Content {
  const { jobOpening: opening, jobConsultation: consultation, interview, quote } = message;
  switch (message.__typename) {
    case 'PlainMessage':
      return {
        kind: 'text',
        text: message.text ?? '',
        ...(message.offerId != null && { offerId: message.offerId }),
        ...(quote != null && {
          quote: {
            id: quote.id,
            title: quote.title,
            netPrice: quote.breakdown.netPrice,
            validUntil: quote.validUntil,
            items: quote.items.map(({ name }) => name),
            isOver: quote.isOver,
            isWithdrawn: quote.withdrawnAt != null,
          },
        }),
      };
    case 'MediaMessage':
      return {
        kind: 'media',
        url: message.url ?? '',
        isFilm: message.mediaType === 'VIDEO',
        width: message.width ?? 1,
        height: message.height ?? 1,
        thumbhash: message.thumbhash ?? null,
        posterUrl: message.posterUrl ?? null,
        albumId: message.albumId ?? null,
      };
    case 'FileMessage':
      return {
        kind: 'file',
        url: message.fileUrl ?? '',
        extension: message.extension ?? '',
        filename: message.filename ?? '',
        byteSize: message.byteSize ?? 0,
      };
    case 'JobOpeningMessage':
      return {
        kind: 'opening',
        opening:
          opening == null
            ? null
            : {
                id: opening.jobOpeningId,
                title: opening.title,
                status: opening.status,
                kind: opening.resumerationType,
                companyName: opening.companyName,
              },
      };
    case 'JobConsultationMessage':
      return {
        kind: 'consultation',
        consultation:
          consultation == null
            ? null
            : {
                id: consultation.consultationId,
                title: consultation.title,
                detail: consultation.offerDetail,
                isHourly: consultation.offerType === 'HOURLY_RATE',
                status: consultation.status,
                replyBy: consultation.replyBy,
                hourlyPrice: consultation.netHourlyRatePrice ?? null,
                weeklyHours: consultation.weeklyOperationalHours ?? null,
                months: consultation.requestedPeriodMonths ?? null,
                budget: consultation.netBudget ?? null,
                deadline: consultation.desiredDeadlineAt ?? null,
                startsAt: consultation.desiredContractStartedAt ?? null,
                respondedAt: consultation.respondedAt ?? null,
                answerMessage: consultation.answerMessage ?? null,
                wayOfWorking: consultation.wayOfWorking,
                place: consultation.workingPlace ?? null,
                batchSize: consultation.batchSize,
                purpose: consultation.offerPurpose,
                category: consultation.category?.name ?? null,
                mayPublish: consultation.isAllowedToPublishExternal,
                publishNote: consultation.specialNoteForExternalPublish ?? null,
                company: {
                  name: consultation.companyName ?? null,
                  address: consultation.companyAddress ?? null,
                  contact: consultation.companyContact ?? null,
                },
              },
      };
    case 'InterviewMessage':
      return interview == null || message.act == null
        ? { kind: 'unknown' }
        : {
            kind: 'interview',
            act: message.act,
            actTimes: message.actTimes ?? [],
            interview: {
              id: interview.id,
              state: interview.state,
              version: interview.version,
              minutes: interview.minutes,
              place: interview.place ?? null,
              times: interview.times,
              startsAt: interview.startsAt ?? null,
              openingTitle: interview.openingTitle ?? null,
            },
          };
    default:
      return { kind: 'unknown' };
  }
}
