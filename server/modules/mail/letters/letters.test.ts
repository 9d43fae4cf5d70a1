import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import type { MailRequest } from '../mails.ts';
import { composeMail } from './compose.ts';

const house = {
  origin: 'https://tsumugi.example',
  mailAddress: 'no-reply@mail.tsumugi.example',
  mailDomain: 'mail.tsumugi.example',
};
const url = 'https://tsumugi.example/x?token=a-b_c&y=1';
const to = 'aoi@example.com';
const when = new Date('2026-04-01T09:00:00Z');
const hostile = '<b>株式会社"灯台舎"</b> & \'co\'';

const decided = {
  rule: '利用規約 第8条「法令や公序良俗に反すること」',
  reason: '先払いの勧誘がありました。',
  decisionUrl: url,
};

const mails: readonly MailRequest[] = [
  { template: 'verifyEmail', to, data: { url } },
  { template: 'alreadyRegistered', to, data: { signInUrl: url } },
  { template: 'resetPassword', to, data: { url } },
  { template: 'passwordChanged', to, data: {} },
  { template: 'resetEmail', to, data: { url, needsAgreement: false } },
  { template: 'resetEmail', to, data: { url, needsAgreement: true } },
  { template: 'agreeEmail', to, data: { url, newEmailMasked: 'a•••@example.com' } },
  { template: 'emailChanged', to, data: { newEmailMasked: 'a•••@example.com' } },
  { template: 'newDevice', to, data: { deviceName: 'WindowsのChrome', when } },
  { template: 'googleLinked', to, data: { googleEmailMasked: 'ao***@gmail.com' } },
  { template: 'googleUnlinked', to, data: {} },
  { template: 'bankAccountChanged', to, data: { change: 'REGISTERED', numberEnd: '321', when } },
  { template: 'bankAccountChanged', to, data: { change: 'REPLACED', numberEnd: '321', when } },
  { template: 'bankAccountChanged', to, data: { change: 'DELETED', numberEnd: '321', when } },
  ...(['PROPOSED', 'FIXED', 'MOVED', 'NONE_FITS', 'CANCELLED', 'TOMORROW', 'SOON'] as const).map(
    (occasion): MailRequest => ({
      template: 'interview',
      to,
      data: {
        occasion,
        otherName: hostile,
        openingTitle: hostile,
        times: [when],
        startsAt: when,
        minutes: 30,
        place: hostile,
        url,
        appointment: null,
      },
    }),
  ),
  { template: 'contactReceived', to, data: { name: hostile, topic: 'JOBS', body: hostile } },
  {
    template: 'contactToOperators',
    to,
    data: { name: hostile, companyName: null, email: 'mio@example.com', topic: 'REPORT', body: hostile },
  },
  { template: 'documentReady', to, data: { name: hostile, title: hostile, url } },
  {
    template: 'documentRequested',
    to,
    data: { name: hostile, title: hostile, companyName: null, email: 'mio@example.com', phoneNumber: null },
  },
  {
    template: 'meetingRequested',
    to,
    data: { name: hostile, email: 'mio@example.com', preference: hostile },
  },
  {
    template: 'leadDeclined',
    to,
    data: { companyName: hostile, name: '早瀬 みお', words: '内容を確認できませんでした。' },
  },
  { template: 'leadReceived', to, data: { companyName: hostile, name: '早瀬 みお' } },
  {
    template: 'leadToOperators',
    to,
    data: {
      shortId: '1a2b3c4d',
      companyName: hostile,
      lastName: '早瀬',
      firstName: 'みお',
      email: 'mio@example.com',
      phoneNumber: '+819012345678',
      registrationPurpose: '一行目\n<script>alert(1)</script>',
      urgency: 'REQUEST_IMMEDIATELY',
    },
  },
  {
    template: 'invitation',
    to,
    data: { companyName: hostile, inviterName: '丹羽 佐和子', roleName: '担当者', url, expiresAt: when },
  },
  {
    template: 'invitation',
    to,
    data: { companyName: hostile, inviterName: null, roleName: '管理者', url, expiresAt: when },
  },
  { template: 'dataExportReady', to, data: { url, expiresAt: when } },
  { template: 'dataExportFailed', to, data: {} },
  { template: 'deletionRequested', to, data: { dueAt: when, cancelUrl: url } },
  { template: 'deletionCancelled', to, data: {} },
  { template: 'accountDeleted', to, data: {} },
  { template: 'workApproved', to, data: { name: hostile, isChange: false, isPublished: true, url } },
  { template: 'workApproved', to, data: { name: hostile, isChange: true, isPublished: true, url } },
  { template: 'workApproved', to, data: { name: '余白展', isChange: false, isPublished: false, url } },
  {
    template: 'workRejected',
    to,
    data: { name: hostile, isChange: false, reason: '一行目\n<script>alert(1)</script>', url },
  },
  { template: 'memberSuspended', to, data: { ...decided, endsAt: null } },
  { template: 'companySuspended', to, data: { ...decided, name: hostile, endsAt: when } },
  { template: 'companyRestored', to, data: { name: hostile } },
  { template: 'contestAnswered', to, data: { subject: hostile, isOverturned: true, words: hostile } },
  { template: 'contestAnswered', to, data: { subject: hostile, isOverturned: false, words: hostile } },
  { template: 'memberRestored', to, data: {} },
  {
    template: 'workTakenDown',
    to,
    data: { ...decided, name: hostile },
  },
  { template: 'workRestored', to, data: { name: hostile, url } },
  { template: 'workRejected', to, data: { name: '余白展', isChange: true, reason: '画像が粗いです。', url } },
  { template: 'followReceived', to, data: { followerName: '丹羽 佐和子', companyName: hostile } },
  {
    template: 'messagesWaiting',
    to,
    data: { senderName: hostile, companyName: '株式会社灯台舎', count: 2, words: '<b>校正</b>です', url },
  },
  {
    template: 'messagesWaiting',
    to,
    data: { senderName: '早瀬 みお', companyName: null, count: 1, words: null, url },
  },
  {
    template: 'entryReceived',
    to,
    data: {
      creatorName: '早瀬 みお',
      openingTitle: hostile,
      entryMessage: '一行目\n<script>alert(1)</script>',
      replyBy: when,
      url,
    },
  },
  {
    template: 'entryWithdrawn',
    to,
    data: { creatorName: '早瀬 みお', openingTitle: hostile, url },
  },
  ...(['CONSIDERING', 'INTERVIEW', 'OFFERED', 'HIRED', 'DECLINED'] as const).map((stage) => ({
    template: 'entryProgress' as const,
    to,
    data: {
      openingTitle: '宿の予約画面',
      companyName: hostile,
      stage,
      message: stage === 'INTERVIEW' ? null : '一行目\n<b>二行目</b>',
      url,
    },
  })),
  {
    template: 'dailyDigest',
    to,
    data: {
      items: [{ subject: `${hostile}からメッセージが届きました`, url }],
      total: 1,
      waiting: [],
      works: [],
      jobs: [],
      sender: null,
    },
  },
  {
    template: 'dailyDigest',
    to,
    data: {
      items: [1, 2].map((each) => ({ subject: `お知らせ${each}`, url: `${url}&n=${each}` })),
      total: 34,
      waiting: [],
      works: [],
      jobs: [],
      sender: null,
    },
  },
  {
    template: 'dailyDigest',
    to,
    data: {
      items: [],
      total: 0,
      waiting: [{ subject: '返信していない応募 3件(最も早い返信期限 4月3日(金))', url }],
      works: [{ subject: `余白展 / ${hostile}`, url }],
      jobs: [
        { subject: `紙袋のデザイン / ${hostile}`, url, reason: `「${hostile}」は、パッケージの作品です。` },
      ],
      sender: {
        name: '株式会社つむぎ',
        address: '東京都千代田区丸の内1-1-1',
        contact: 'desk@tsumugi.example',
      },
    },
  },
  {
    template: 'platformNotice',
    to,
    data: {
      content: '4月10日の午前2時から、点検のため停止します。\n1時間ほどかかります。',
      url,
      sender: null,
    },
  },
  { template: 'openingSuspended', to, data: { ...decided, title: hostile, url } },
  { template: 'openingExpired', to, data: { title: hostile, url } },
  { template: 'openingReleased', to, data: { title: hostile, url } },
  {
    template: 'openingHeld',
    to,
    data: {
      title: hostile,
      url,
      passages: [{ passage: `仕事の内容「${hostile}」`, why: '会社の利用規約 第7条' }],
    },
  },
  { template: 'openingPassed', to, data: { title: hostile, url } },
  { template: 'openingSentBack', to, data: { title: hostile, reason: hostile, url } },
  {
    template: 'contractConcluded',
    to,
    data: { title: hostile, companyName: hostile, creatorName: '早瀬 みお', url, files: [] },
  },
  { template: 'openingClosed', to, data: { title: hostile, companyName: hostile, url } },
  ...(
    [
      'ACCEPTED',
      'CHANGED',
      'CHANGE_ASKED',
      'DECISION_DUE',
      'DECLINED',
      'EXPIRED',
      'RECEIVED',
      'REPLY_DUE',
      'UNANSWERED',
      'TERMS_ACCEPTED',
      'TERMS_CHANGED',
      'TERMS_CHANGE_ASKED',
      'TERMS_DECLINED',
      'TERMS_EXPIRED',
      'TERMS_RECEIVED',
      'TERMS_REPLY_DUE',
      'TERMS_UNANSWERED',
    ] as const
  ).map((news) => ({
    template: 'offerNews' as const,
    to,
    data: {
      news,
      title: hostile,
      companyName: hostile,
      creatorName: '早瀬 みお',
      replyBy: news === 'RECEIVED' ? when : null,
      url,
    },
  })),
  ...(
    [
      'WORK_BEGUN',
      'WORK_DELIVERED',
      'WORK_SILENCE_NEAR',
      'WORK_CORRECTION_ASKED',
      'WORK_ACCEPTED',
      'WORK_ACCEPTED_SILENTLY',
      'WORK_INVOICED',
      'WORK_INVOICE_VOIDED',
      'WORK_PAYMENT_NEAR',
      'WORK_PAYMENT_LATE',
      'WORK_PAID',
      'WORK_PAYMENT_DENIED',
      'WORK_MONTH_OPEN',
      'WORK_HOURS_WAIT',
      'WORK_RECEIVED',
      'WORK_ENDED_EARLY',
      'WORK_END_ANSWERED',
      'WORK_END_SETTLED',
      'WORK_COMMENTED',
      'WORK_TERMS_ASKED',
      'WORK_THANKED',
    ] as const
  ).flatMap((news) =>
    [true, false].map((isCreator) => ({
      template: 'workNews' as const,
      to,
      data: { news, title: hostile, otherName: hostile, isCreator, url },
    })),
  ),
  ...(['FEE_INVOICED', 'FEE_INVOICE_VOIDED', 'FEE_LATE'] as const).flatMap((news) =>
    [false, true].map((isCorrection) => ({
      template: 'feeNews' as const,
      to,
      data: {
        news,
        number: 'F2026-0012',
        month: '2026-11',
        companyName: hostile,
        total: 38_500,
        payBy: '2026-12-30',
        isCorrection,
        url,
      },
    })),
  ),
  ...(['ACCEPTED', 'DECLINED', 'EXPIRED', 'RECEIVED', 'REPLY_DUE', 'UNANSWERED'] as const).map((news) => ({
    template: 'consultationNews' as const,
    to,
    data: {
      news,
      title: hostile,
      companyName: hostile,
      creatorName: '早瀬 みお',
      words: news === 'DECLINED' ? '一行目\n<b>二行目</b>' : null,
      replyBy: when,
      url,
    },
  })),
  {
    template: 'savedSearchFound',
    to,
    data: { name: hostile, count: 3, titles: [hostile, '提灯'], url },
  },
  {
    template: 'keptOpeningEnds',
    to,
    data: { openingTitle: hostile, companyName: hostile, lastDay: when, url },
  },
  {
    template: 'replyDue',
    to,
    data: { creatorName: '早瀬 みお', openingTitle: hostile, replyBy: when, url },
  },
  {
    template: 'repliesDue',
    to,
    data: {
      dues: [
        { creatorName: '早瀬 みお', openingTitle: hostile, replyBy: when },
        { creatorName: hostile, openingTitle: '提灯の挿絵', replyBy: when },
      ],
      url,
    },
  },
];

/** What a reader of the HTML reads, without what is for clients alone. */
function shownText(html: string): string {
  const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return html
    .replace(
      /<!--[\s\S]*?-->|<style[\s\S]*?<\/style>|<title[\s\S]*?<\/title>|<div style="display:none[\s\S]*?<\/div><\/div>/gu,
      '',
    )
    .replace(/<[^>]*>/gu, '')
    .replace(/&(#x27|\w+);/gu, (whole, name: string) => entities[name] ?? whole);
}

const words = (text: string) => text.replace(/[\s▼・：―]/gu, '');

describe.each(mails)('$template', (mail) => {
  test('says the same in both parts', async () => {
    const { subject, text, html } = await composeMail(mail, house);
    expect(subject).toMatch(/^【つむぎ】\S/u);
    expect(subject).not.toMatch(/[\r\n]/u);
    const shown = words(shownText(html));
    for (const line of text.split('\n').map(words).filter(Boolean)) expect(shown).toContain(line);
    expect(text).toContain('このメールは');
    expect(text).not.toMatch(/undefined|null|\[object|<br/u);
    expect(`${subject}${text}`).not.toMatch(/[！!]/u);
  });

  test('writes its addresses out on lines of their own, and links each', async () => {
    const { text, html } = await composeMail(mail, house);
    for (const address of text.match(/https?:\S+/gu) ?? []) {
      expect(text.split('\n').map((line) => line.trim())).toContain(address);
      expect(html).toContain(`href="${address.replaceAll('&', '&amp;')}"`);
    }
  });

  test('is HTML that clients of both themes show, without a picture or a script', async () => {
    const { html } = await composeMail(mail, house);
    expect(html).toContain('lang="ja"');
    expect(html).toMatch(/<meta name="color-scheme" content="light dark"\/>/u);
    expect(html).toContain('@media (prefers-color-scheme:dark)');
    expect(html).not.toMatch(/<script|<img|<b>株式|javascript:|href="(?!https:\/\/tsumugi\.example)/u);
    // A client cuts what is longer.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
    const report = await new HtmlValidate({
      root: true,
      elements: ['html5'],
      rules: {
        'close-order': 'error',
        'element-permitted-content': 'error',
        'element-permitted-parent': 'error',
        'no-dup-attr': 'error',
        'no-dup-id': 'error',
        'unrecognized-char-ref': 'error',
        'empty-title': 'error',
      },
    }).validateString(html);
    expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
  });
});

test('times are those of Japan', async () => {
  const mail = mails.find(({ template }) => template === 'dataExportReady');
  if (!mail) throw new Error('No such mail.');
  expect((await composeMail(mail, house)).text).toContain('2026年4月1日(水) 18:00まで');
});

test('who lets in listed domains only is told ours, wherever a link has to arrive', async () => {
  for (const template of ['verifyEmail', 'resetEmail', 'leadReceived', 'invitation']) {
    for (const mail of mails.filter((one) => one.template === template))
      expect((await composeMail(mail, house)).text).toContain('「mail.tsumugi.example」からのメールを許可');
  }
});
