/** Each state's icon and word. */
export const roundStates = {
  UNDER_WAY: { shape: 'half', tone: 'creator', word: '進行中' },
  DELIVERED: { shape: 'half', tone: 'company', word: '検収待ち' },
  CORRECTION_ASKED: { shape: 'half', tone: 'creator', word: '修正中' },
  ACCEPTED: { shape: 'filled', tone: 'ink', word: '検収済み' },
  INVOICED: { shape: 'filled', tone: 'company', word: '請求済み' },
  PAID: { shape: 'filled', tone: 'creator', word: '支払い済み' },
  RECEIVED: { shape: 'filled', tone: 'ink', word: '完了' },
  ENDED_EARLY: { shape: 'ring', tone: 'quiet', word: '途中終了' },
} as const;
export type RoundState = keyof typeof roundStates;

export const terms = [
  { value: 'WORK', label: '仕事の内容' },
  { value: 'REVISIONS', label: '書き直し' },
  { value: 'RIGHTS', label: '権利の範囲' },
  { value: 'DELIVERY', label: '納める日・期間' },
  { value: 'PLACE', label: '納める場所' },
  { value: 'AMOUNT', label: '報酬の額' },
  { value: 'OTHER', label: 'そのほか' },
] as const;
export type Term = (typeof terms)[number]['value'];

export const eventNames = {
  BEGUN: '契約が成立し、仕事が始まりました',
  DELIVERED: '納品',
  CORRECTION_ASKED: '修正の依頼',
  ACCEPTED: '検収',
  ACCEPTED_SILENTLY: '検査完了日を過ぎたため検収済み',
  INVOICED: '請求書の発行',
  INVOICE_VOIDED: '請求書の取り消し',
  PAID: '支払い',
  PAYMENT_DENIED: '入金を確認できないとの連絡',
  RECEIVED: '入金の確認',
  ENDED_EARLY: '途中終了',
  COMMENTED: 'コメント',
  END_ANSWERED: '途中終了への返答',
  END_SETTLED: 'ここまでの報酬の合意',
  TERMS_ASKED: '条件の変更の相談',
  TERMS_PROPOSED: '条件の変更の提案',
  TERMS_CHANGED: '条件の変更の承諾',
  TERMS_DECLINED: '条件の変更の辞退',
  TERMS_WITHDRAWN: '条件の変更の取り下げ',
} as const;

export const yen = (amount: number): string => `${amount.toLocaleString('ja-JP')}円`;

/** 2026年11月, from YYYY-MM. */
export const monthName = (month: string): string =>
  `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月`;

/** 2時間30分 */
export function timeWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest}分`;
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`;
}

type Viewer = 'AGENT' | 'CREATOR' | 'OWNER';

/** One sentence: what has to happen next. */
export function nextWords(state: RoundState, viewer: Viewer, isHourly: boolean): string {
  const isCreator = viewer === 'CREATOR';
  switch (state) {
    case 'UNDER_WAY':
      if (isHourly)
        return isCreator
          ? '稼働時間を日ごとに入力し、月の終わりに締めてください。'
          : '稼働時間は、クリエイターが日ごとに入力します。月の終わりに確認をお願いします。';
      return isCreator ? '仕上がったら、ここから納品してください。' : '納品をお待ちください。';
    case 'DELIVERED':
      return isCreator
        ? '会社の検収を待っています。検査完了日までに連絡がなければ、検収済みになります。'
        : '内容を確認し、検収または修正の依頼をしてください。';
    case 'CORRECTION_ASKED':
      return isCreator
        ? '依頼された内容を確認し、もう一度納品してください。'
        : '修正した納品をお待ちください。';
    case 'ACCEPTED':
    case 'INVOICED':
      return isCreator ? '支払期日までの支払いを待っています。' : '支払期日までに、報酬をお支払いください。';
    case 'PAID':
      return isCreator
        ? '口座を確認し、入金があれば確認してください。'
        : 'クリエイターの入金の確認を待っています。';
    case 'RECEIVED':
      return 'すべて完了しました。';
    case 'ENDED_EARLY':
      return '途中で終了しました。理由は、やり取りに残っています。';
  }
}
