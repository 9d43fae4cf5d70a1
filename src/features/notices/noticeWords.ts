import { graphql, useFragment } from 'react-relay/hooks';
import type {
  noticeWords_notice$data,
  noticeWords_notice$key,
} from '../../../__generated__/noticeWords_notice.graphql.ts';
import { quoted } from '../../lib/text/japaneseText.ts';
import { formatDate } from '../../ui/text/formatDate.ts';
import { entryStages } from '../../lib/words/entryStages.ts';

type Notice = Omit<noticeWords_notice$data, ' $fragmentType'>;

/** `who` is bold while unread. */
export interface NoticeWords {
  readonly who: string;
  readonly rest: string;
}

const title = (notice: Notice): string => quoted(notice.title ?? '');

function reviewWords(notice: Notice): NoticeWords {
  const what = notice.occasion === 'REVIEWED_CHANGE' ? 'の変更' : '';
  const result =
    notice.reviewStatus === 'REJECTED'
      ? 'が差し戻されました。理由を確認してください。'
      : 'が承認されました。';
  return { who: `作品${title(notice)}`, rest: `${what}${result}` };
}

function openingWords(notice: Notice): NoticeWords {
  const who = `募集${title(notice)}`;
  if (notice.reviewStatus === 'APPROVED') return { who, rest: 'の確認が終わり、公開されました。' };
  if (notice.reviewStatus === 'REJECTED')
    return { who, rest: 'が差し戻されました。理由を確認してください。' };
  return { who, rest: 'を、公開の前に運営が確認しています。' };
}

function entryWords(notice: Notice, who: string): NoticeWords {
  if (notice.occasion === 'WITHDRAWN') return { who, rest: `さんが${title(notice)}への応募を辞退しました。` };
  if (notice.occasion === 'REPLY_DUE')
    return { who, rest: `さんの${title(notice)}への応募に、まだ返信していません。` };
  return { who, rest: `さんが${title(notice)}に応募しました。` };
}

function progressWords(notice: Notice): NoticeWords {
  const who = `応募した${title(notice)}`;
  if (notice.occasion === 'CLOSED') return { who, rest: 'の募集が終了しました。' };
  const news =
    notice.stage == null
      ? 'の選考が進みました。'
      : `の選考状況が「${entryStages[notice.stage].word}」になりました。`;
  return { who, rest: `${news}${notice.hasMessage ? 'メッセージが添えられています。' : ''}` };
}

function engagementWords(notice: Notice, who: string): NoticeWords {
  const what = title(notice);
  switch (notice.occasion) {
    case 'WORK_DELIVERED':
      return { who, rest: `から${what}の納品がありました。` };
    case 'WORK_SILENCE_NEAR':
      return { who: what, rest: 'の検査完了日が近づいています。' };
    case 'WORK_CORRECTION_ASKED':
      return { who, rest: `から${what}の修正の依頼が届きました。` };
    case 'WORK_ACCEPTED':
      return { who, rest: `が${what}を検収しました。` };
    case 'WORK_ACCEPTED_SILENTLY':
      return { who: what, rest: 'が、検査完了日を過ぎたため検収済みになりました。' };
    case 'WORK_INVOICED':
      return { who, rest: `から${what}の請求書が届きました。` };
    case 'WORK_INVOICE_VOIDED':
      return { who, rest: `が${what}の請求書を取り消しました。` };
    case 'WORK_PAYMENT_NEAR':
      return { who: what, rest: 'の支払いの期日が近づいています。' };
    case 'WORK_PAYMENT_LATE':
      return { who: what, rest: 'の支払いの期日を過ぎています。' };
    case 'WORK_PAID':
      return { who, rest: `が${what}の報酬を支払いました。入金を確認してください。` };
    case 'WORK_PAYMENT_DENIED':
      return { who, rest: `が${what}の入金を確認できていません。` };
    case 'WORK_MONTH_OPEN':
      return { who: what, rest: 'の稼働時間が、まだ締められていません。' };
    case 'WORK_HOURS_WAIT':
      return { who: what, rest: 'の稼働時間が検収を待っています。' };
    case 'WORK_RECEIVED':
      return { who, rest: `が${what}の入金を確認しました。` };
    case 'WORK_ENDED_EARLY':
      return { who, rest: `が${what}を途中で終えました。` };
    case 'WORK_END_ANSWERED':
      return { who, rest: `から${what}の途中終了への返答がありました。` };
    case 'WORK_END_SETTLED':
      return { who, rest: `が${what}のここまでの報酬に合意しました。` };
    case 'WORK_TERMS_ASKED':
      return { who, rest: `から、${what}の条件の変更の相談が届きました。` };
    case 'WORK_COMMENTED':
      return { who, rest: `から${what}へのコメントが届きました。` };
    case 'WORK_THANKED':
      return { who, rest: `から${what}のお礼が届きました。` };
    case 'FEE_INVOICED':
      return { who: 'つむぎ', rest: 'から手数料の請求書が届きました。' };
    case 'FEE_INVOICE_VOIDED':
      return { who: 'つむぎ', rest: 'が手数料の請求書を取り消しました。' };
    case 'FEE_LATE':
      return { who: '手数料', rest: 'の支払いの期日を過ぎています。' };
    default:
      return { who: what, rest: 'の仕事が始まりました。' };
  }
}

function consultationWords(notice: Notice, company: string, person: string): NoticeWords {
  const what = title(notice);
  switch (notice.occasion) {
    case 'ACCEPTED':
      return { who: person, rest: `さんが、${what}の相談を受ける方向で話したいと返信しました。` };
    case 'DECLINED':
      return { who: person, rest: `さんが、${what}の相談を見送りました。` };
    case 'UNANSWERED':
      return { who: person, rest: `さんへの${what}の相談は、返信がないまま終了しました。` };
    case 'EXPIRED':
      return { who: company, rest: `からの${what}の相談は、返信期限を過ぎて終了しました。` };
    case 'REPLY_DUE':
      return { who: company, rest: `からの${what}の相談に、まだ返信していません。` };
    default:
      return { who: company, rest: `から${what}の相談が届きました。` };
  }
}

function interviewWords({ interview, startsAt }: Notice, who: string): NoticeWords {
  const date = startsAt == null ? '' : formatDate(startsAt, { year: 'auto', time: true });
  switch (interview) {
    case 'PROPOSED':
      return { who, rest: 'さんから面談の日程の候補が届きました。' };
    case 'FIXED':
      return { who, rest: `さんとの面談が${date}に決まりました。` };
    case 'MOVED':
      return { who, rest: `さんとの面談が${date}に変わりました。` };
    case 'NONE_FITS':
      return { who, rest: 'さんから、面談の日程が合わないと返答がありました。' };
    case 'CANCELLED':
      return { who, rest: `さんとの面談${date === '' ? 'の提案' : `(${date})`}が取り消されました。` };
    case 'TOMORROW':
      return { who, rest: `さんとの面談の前日です。${date}からです。` };
    default:
      return { who, rest: `さんとの面談が、まもなく始まります。${date}からです。` };
  }
}

function offerWords(notice: Notice, company: string, person: string): NoticeWords {
  const what = title(notice);
  switch (notice.occasion) {
    case 'ACCEPTED':
      return { who: what, rest: 'の契約が成立しました。' };
    case 'DECLINED':
      return { who: person, rest: `さんが、${what}のオファーを辞退しました。` };
    case 'CHANGE_ASKED':
      return { who: person, rest: `さんから、${what}の条件の相談が届きました。` };
    case 'UNANSWERED':
      return { who: person, rest: `さんへの${what}のオファーに、期限までに返答がありませんでした。` };
    case 'DECISION_DUE':
      return { who: what, rest: 'のオファーの、未定の条件を決める日になりました。' };
    case 'CHANGED':
      return { who: company, rest: `から、${what}のオファーの新しいバージョンが届きました。` };
    case 'EXPIRED':
      return { who: company, rest: `からの${what}のオファーは、返答期限を過ぎました。` };
    case 'TERMS_RECEIVED':
      return { who: company, rest: `から、${what}の条件の変更が届きました。` };
    case 'TERMS_CHANGED':
      return { who: company, rest: `から、${what}の条件の変更の新しいバージョンが届きました。` };
    case 'TERMS_REPLY_DUE':
      return { who: company, rest: `からの${what}の条件の変更に、まだ返答していません。` };
    case 'TERMS_EXPIRED':
      return { who: company, rest: `からの${what}の条件の変更は、返答期限を過ぎました。` };
    case 'TERMS_ACCEPTED':
      return { who: what, rest: 'の条件が変わりました。' };
    case 'TERMS_DECLINED':
      return { who: person, rest: `さんが、${what}の条件の変更を辞退しました。` };
    case 'TERMS_CHANGE_ASKED':
      return { who: person, rest: `さんから、${what}の条件の変更について相談が届きました。` };
    case 'TERMS_UNANSWERED':
      return { who: person, rest: `さんへの${what}の条件の変更に、期限までに返答がありませんでした。` };
    case 'REPLY_DUE':
      return { who: company, rest: `からの${what}のオファーに、まだ返答していません。` };
    default:
      return { who: company, rest: 'から正式なオファーが届きました。' };
  }
}

export function noticeWords(notice: Notice): NoticeWords {
  const person = notice.actor?.name ?? '';
  const company = notice.company?.name ?? notice.actor?.companyName ?? '';
  switch (notice.type) {
    case 'FOLLOW_RECEIVED': {
      const others = notice.othersCount > 0 ? `他${notice.othersCount.toLocaleString('ja-JP')}人` : '';
      return { who: `${company}の${person}さん${others}`, rest: 'があなたをフォローしました。' };
    }
    case 'ENTRY_JOB_OPENING':
      return entryWords(notice, person);
    case 'ENTRY_PROGRESS':
      return progressWords(notice);
    case 'SAVED_JOB_OPENING':
      return { who: `保存した${title(notice)}`, rest: 'の応募の締切が近づいています。' };
    case 'PRODUCT_REVIEW':
      return reviewWords(notice);
    case 'OPENING_REVIEW':
      return openingWords(notice);
    case 'CHAT_MESSAGE':
      return {
        who: company === '' ? person : `${company}の${person}`,
        rest: 'さんからメッセージが届いています。',
      };
    case 'INTERVIEW':
      return interviewWords(notice, company === '' ? person : `${company}の${person}`);
    case 'JOB_CONSULTATION':
      return consultationWords(notice, company, person);
    case 'JOB_OFFER':
      return offerWords(notice, company, person);
    case 'ENGAGEMENT':
      return engagementWords(notice, company === '' ? `${person}さん` : company);
    default: {
      const count = notice.foundCount >= 100 ? '100件以上' : `${notice.foundCount}件`;
      return {
        who: `保存した条件${title(notice)}`,
        rest: `に当てはまるものが、新しく${count}見つかりました。`,
      };
    }
  }
}

const searchTabs = {
  PRODUCT: 'works',
  JOB_OPENING: 'jobs',
  CREATOR: 'people',
  COMPANY: 'companies',
} as const;

/** The saved search, newest first. JSON quotes keep the router from parsing text as a number or boolean. */
function savedSearchHref({ query, kind, filters }: NonNullable<Notice['savedSearch']>): string {
  const search = new URLSearchParams({
    ...(query !== '' && { q: JSON.stringify(query) }),
    ...(kind != null && { tab: searchTabs[kind] }),
    ...(filters.length > 0 && { f: JSON.stringify(filters.map(({ value }) => value)) }),
    sort: 'new',
  });
  return `/search?${search.toString()}`;
}

/** null when there is nothing left to see. */
export function noticeHref({
  messageSequence: sequence,
  occasion,
  resource,
  reviewStatus,
  savedSearch,
}: Notice): string | null {
  if (savedSearch != null) return savedSearchHref(savedSearch);
  if (resource == null) return null;
  const { __typename: kind, company, id, jobOpening, product } = resource;
  if (kind === 'CorporateUser' && company !== undefined) return `/companies/${company.id}`;
  if (kind === 'OwnProduct' && product !== undefined)
    return `/products/${reviewStatus === 'REJECTED' ? 'edit/' : ''}${product.id}`;
  if (id === undefined) return null;
  if (kind === 'Candidate' && jobOpening !== undefined) {
    const search = new URLSearchParams({ job: jobOpening.id, candidate: id });
    return `/projects?${search.toString()}`;
  }
  if (occasion?.startsWith('FEE_') === true) return '/engagements/fees';
  if (kind === 'Engagement') return `/engagements/${id}`;
  if (kind !== 'ChatRoom') return `/jobs/${id}`;
  return sequence == null ? `/messages/${id}` : `/messages/${id}?m=${sequence}`;
}

export function useNoticeWords(
  notice: noticeWords_notice$key,
): NoticeWords & { readonly href: string | null } {
  const data = useFragment(
    graphql`
      fragment noticeWords_notice on ActivityNotification {
        type
        othersCount
        title
        stage
        reviewStatus
        hasMessage
        messageSequence
        occasion
        interview
        startsAt
        foundCount
        savedSearch {
          query
          kind
          filters {
            value
          }
        }
        actor {
          name
          companyName
        }
        company {
          name
        }
        resource {
          __typename
          ... on CorporateUser {
            company {
              id
            }
          }
          ... on Candidate {
            id
            jobOpening {
              id
            }
          }
          ... on JobOpening {
            id
          }
          ... on OwnProduct {
            product {
              id
            }
          }
          ... on ChatRoom {
            id
          }
          ... on Engagement {
            id
          }
        }
      }
    `,
    notice,
  );
  return { ...noticeWords(data), href: noticeHref(data) };
}
