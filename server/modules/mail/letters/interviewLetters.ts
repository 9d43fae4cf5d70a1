import type { MailRequest } from '../mails.ts';
import { button, facts, momentText, note, paragraph, stopping, thanks } from './letter.ts';
import type { Fact, House, Letter } from './letter.ts';

type Data = Extract<MailRequest, { template: 'interview' }>['data'];
type Told = Pick<Data, 'otherName' | 'startsAt'>;

const at = ({ startsAt }: Told): string => (startsAt === null ? '' : momentText(startsAt));

const subjects: Readonly<Record<Data['occasion'], (data: Told) => string>> = {
  PROPOSED: ({ otherName }) => `${otherName}さんから面談の日程の候補が届きました`,
  FIXED: (data) => `${data.otherName}さんとの面談が${at(data)}に決まりました`,
  MOVED: (data) => `${data.otherName}さんとの面談が${at(data)}に変わりました`,
  NONE_FITS: ({ otherName }) => `${otherName}さんから、面談の日程が合わないとの返答がありました`,
  CANCELLED: ({ otherName }) => `${otherName}さんとの面談が取り消されました`,
  TOMORROW: (data) => `【前日のお知らせ】${data.otherName}さんとの面談は${at(data)}からです`,
  SOON: (data) => `【まもなく】${data.otherName}さんとの面談は${at(data)}からです`,
};

const words: Readonly<Record<Data['occasion'], (data: Told) => string>> = {
  PROPOSED: ({ otherName }) =>
    `${otherName}さんから、面談の日程の候補が届きました。都合のよい日時を選ぶと、面談が決まります。`,
  FIXED: ({ otherName }) => `${otherName}さんとの面談の日時が決まりました。`,
  MOVED: ({ otherName }) => `${otherName}さんとの面談の日時が変わりました。`,
  NONE_FITS: ({ otherName, startsAt }) =>
    startsAt === null
      ? `${otherName}さんから、どの候補も都合が合わないとの返答がありました。ほかの日時を提案できます。`
      : `${otherName}さんから、変更の候補はどれも都合が合わないとの返答がありました。面談は、決まっていた日時のままです。`,
  CANCELLED: ({ otherName }) => `${otherName}さんとの面談は取り消されました。`,
  TOMORROW: ({ otherName }) => `${otherName}さんとの面談の前日になりました。`,
  SOON: ({ otherName }) => `${otherName}さんとの面談が、まもなく始まります。`,
};

export const interview = (data: Data, house: House): Letter => {
  const { occasion, openingTitle, times, startsAt, minutes, place, url, appointment } = data;
  const rows: Fact[] = [];
  if (openingTitle !== null) rows.push(['募集', openingTitle]);
  if (occasion === 'PROPOSED') rows.push(['候補', times.map(momentText).join('\n')]);
  if (startsAt !== null) rows.push([occasion === 'PROPOSED' ? '現在の日時' : '日時', momentText(startsAt)]);
  rows.push(['長さ', `${minutes}分`]);
  if (place !== null) rows.push(['場所', place]);
  return {
    subject: `【つむぎ】${subjects[occasion](data)}`,
    greeting: thanks,
    blocks: [
      paragraph(words[occasion](data)),
      facts(...rows),
      button(occasion === 'PROPOSED' ? '日時を選ぶ' : 'メッセージを見る', url),
      ...(appointment === null
        ? []
        : [
            note(
              '添付のファイル(invite.ics)を開くと、お使いのカレンダーに反映されます。時刻は日本時間です。',
            ),
          ]),
      stopping(house),
    ],
    reason: 'このメールは、お知らせの設定で「面談」をメールで受け取ることになっているためお送りしています。',
  };
};
