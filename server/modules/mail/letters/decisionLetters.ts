import { button, dayText, facts, note, paragraph, thanks } from './letter.ts';
import type { Block, Fact, House, Letter } from './letter.ts';

const reason =
  'このメールは、ご利用に関する大切なお知らせのため、お知らせの設定にかかわらずお送りしています。';

/** A decision against somebody, and where to read and contest it. */
interface Decided {
  readonly rule: string;
  readonly reason: string;
  readonly decisionUrl: string;
}
interface Ending {
  readonly endsAt: Date | null;
}

const until = ({ endsAt }: Ending): Fact => [
  '停止の期間',
  endsAt === null ? '解除のご連絡をするまで' : `${dayText(endsAt)}まで`,
];

const grounds = ({ rule, reason: why, decisionUrl }: Decided, ...more: readonly Fact[]): readonly Block[] => [
  facts(['もとにした規約', rule], ['理由', why], ...more),
  button('判断の内容を見る', decisionUrl),
  note(
    'この判断に異議がある場合は、このメールが届いてから20日以内に一度だけ、上のページから申し立てられます。ログインは必要ありません。はじめに判断した担当者とは別の担当者が、もう一度確認して返信します。',
  ),
];

export const memberSuspended = (data: Decided & Ending): Letter => ({
  subject: '【つむぎ】アカウントのご利用を停止しました',
  greeting: thanks,
  blocks: [
    paragraph(
      '利用規約にもとづき、アカウントのご利用を停止しました。作品や募集は、停止中はほかの方に表示されません。内容はそのまま保管されています。',
    ),
    ...grounds(data, until(data)),
  ],
  reason,
});

export const memberRestored = ({ origin }: House): Letter => ({
  subject: '【つむぎ】アカウントのご利用を再開できます',
  greeting: thanks,
  blocks: [
    paragraph(
      'アカウントの停止を解除しました。停止中に表示されていなかった作品や募集も、元どおり表示されます。',
    ),
    button('ログインする', `${origin}/sign_in`),
  ],
  reason,
});

export const companySuspended = (data: Decided & Ending & { readonly name: string }): Letter => ({
  subject: `【つむぎ】「${data.name}」のご利用を停止しました`,
  greeting: thanks,
  blocks: [
    paragraph(
      `利用規約にもとづき、会社「${data.name}」のご利用を停止しました。停止中は、会社のページと募集がほかの方に表示されず、新しい募集、メッセージの送信はできません。`,
    ),
    paragraph(
      '成立している取引についての義務は、停止中もなくなりません。ログインして、納品の確認、お支払い、書面の確認を続けられます。',
    ),
    ...grounds(data, until(data)),
  ],
  reason,
});

export const companyRestored = ({ name }: { readonly name: string }, { origin }: House): Letter => ({
  subject: `【つむぎ】「${name}」のご利用を再開できます`,
  greeting: thanks,
  blocks: [
    paragraph(
      `会社「${name}」の停止を解除しました。停止中に表示されていなかった募集も、元どおり表示されます。`,
    ),
    button('ログインする', `${origin}/sign_in`),
  ],
  reason,
});

export const workTakenDown = (data: Decided & { readonly name: string }): Letter => ({
  subject: `【つむぎ】「${data.name}」を非表示にしました`,
  greeting: thanks,
  blocks: [
    paragraph(`利用規約にもとづき、作品「${data.name}」を非表示にしました。内容はそのまま保管されています。`),
    ...grounds(data),
  ],
  reason,
});

export const workRestored = ({ name, url }: { readonly name: string; readonly url: string }): Letter => ({
  subject: `【つむぎ】「${name}」を再び表示しました`,
  greeting: thanks,
  blocks: [
    paragraph(`作品「${name}」の非表示を解除しました。公開範囲の方に、再び表示されます。`),
    button('作品を見る', url),
  ],
  reason,
});

export const openingSuspended = (
  data: Decided & { readonly title: string; readonly url: string },
): Letter => ({
  subject: `【つむぎ】募集「${data.title}」の掲載を停止しました`,
  greeting: thanks,
  blocks: [
    paragraph(
      `利用規約にもとづき、募集「${data.title}」の掲載を停止しました。現在は一覧にも募集のページにも表示されません。内容を直したあとも、運営が確認するまで表示されません。`,
    ),
    ...grounds(data),
    button('募集を見る', data.url),
  ],
  reason,
});

export const contestAnswered = (
  data: { readonly subject: string; readonly isOverturned: boolean; readonly words: string },
  { origin }: House,
): Letter => ({
  subject: data.isOverturned ? '【つむぎ】判断を取り消しました' : '【つむぎ】異議への回答',
  greeting: thanks,
  blocks: [
    paragraph(
      data.isOverturned
        ? `${data.subject}についての異議を別の担当者が確認し、判断を取り消しました。停止や非表示は解除され、元どおりご利用いただけます。`
        : `${data.subject}についての異議を別の担当者が確認しました。判断は変わりません。`,
    ),
    facts(['説明', data.words]),
    ...(data.isOverturned ? [button('ログインする', `${origin}/sign_in`)] : []),
  ],
  reason,
});
