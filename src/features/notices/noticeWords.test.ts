import { describe, expect, test } from 'vitest';
import { noticeHref, noticeWords } from './noticeWords.ts';

const none = {
  type: 'FOLLOW_RECEIVED',
  othersCount: 0,
  title: null,
  stage: null,
  reviewStatus: null,
  hasMessage: false,
  messageSequence: null,
  occasion: null,
  interview: null,
  startsAt: null,
  foundCount: 0,
  savedSearch: null,
  actor: { name: '西村 結', companyName: null },
  company: { name: 'みなも菓子舗' },
  resource: null,
} as const;
const entry = { ...none, type: 'ENTRY_JOB_OPENING', title: '茶舗の包装', company: null } as const;
const progress = { ...none, type: 'ENTRY_PROGRESS', title: '茶舗の包装', actor: null } as const;
const found = {
  ...none,
  type: 'SAVED_SEARCH',
  title: '提灯 看板',
  foundCount: 2,
  savedSearch: { query: '提灯 看板', kind: 'PRODUCT', filters: [{ value: 'category:3' }] },
} as const;
const review = { ...none, type: 'PRODUCT_REVIEW', title: '余白展', actor: null, company: null } as const;

describe('the words of a notice', () => {
  test.each([
    [none, 'みなも菓子舗の西村 結さんがあなたをフォローしました。'],
    [{ ...none, othersCount: 4 }, 'みなも菓子舗の西村 結さん他4人があなたをフォローしました。'],
    [found, '保存した条件「提灯 看板」に当てはまるものが、新しく2件見つかりました。'],
    [
      { ...found, foundCount: 100 },
      '保存した条件「提灯 看板」に当てはまるものが、新しく100件以上見つかりました。',
    ],
    [entry, '西村 結さんが「茶舗の包装」に応募しました。'],
    [{ ...entry, occasion: 'WITHDRAWN' }, '西村 結さんが「茶舗の包装」への応募を辞退しました。'],
    [{ ...entry, occasion: 'REPLY_DUE' }, '西村 結さんの「茶舗の包装」への応募に、まだ返信していません。'],
    [{ ...progress, stage: 'INTERVIEW' }, '応募した「茶舗の包装」の選考状況が「面談」になりました。'],
    [
      { ...progress, stage: 'DECLINED', hasMessage: true },
      '応募した「茶舗の包装」の選考状況が「見送り」になりました。メッセージが添えられています。',
    ],
    [{ ...progress, occasion: 'CLOSED' }, '応募した「茶舗の包装」の募集が終了しました。'],
    [{ ...progress, type: 'SAVED_JOB_OPENING' }, '保存した「茶舗の包装」の応募の締切が近づいています。'],
    [{ ...review, reviewStatus: 'APPROVED' }, '作品「余白展」が承認されました。'],
    [
      { ...review, title: '「余白展」告知', reviewStatus: 'APPROVED' },
      '作品「『余白展』告知」が承認されました。',
    ],
    [
      { ...review, reviewStatus: 'REJECTED', occasion: 'REVIEWED_CHANGE' },
      '作品「余白展」の変更が差し戻されました。理由を確認してください。',
    ],
    [
      { ...review, type: 'OPENING_REVIEW', reviewStatus: null },
      '募集「余白展」を、公開の前に運営が確認しています。',
    ],
    [
      { ...review, type: 'OPENING_REVIEW', reviewStatus: 'APPROVED' },
      '募集「余白展」の確認が終わり、公開されました。',
    ],
    [
      { ...review, type: 'OPENING_REVIEW', reviewStatus: 'REJECTED' },
      '募集「余白展」が差し戻されました。理由を確認してください。',
    ],
    [{ ...none, type: 'CHAT_MESSAGE', company: null }, '西村 結さんからメッセージが届いています。'],
    [
      { ...none, type: 'JOB_CONSULTATION', title: '暖簾の意匠', actor: null },
      'みなも菓子舗から「暖簾の意匠」の相談が届きました。',
    ],
    [
      { ...none, type: 'INTERVIEW', interview: 'PROPOSED' },
      'みなも菓子舗の西村 結さんから面談の日程の候補が届きました。',
    ],
    [
      {
        ...none,
        type: 'INTERVIEW',
        interview: 'FIXED',
        startsAt: '2020-04-09T06:00:00Z',
        company: null,
      },
      '西村 結さんとの面談が2020年4月9日(木) 15:00に決まりました。',
    ],
    [
      { ...none, type: 'ENGAGEMENT', title: '暖簾の意匠', occasion: 'WORK_DELIVERED', company: null },
      '西村 結さんから「暖簾の意匠」の納品がありました。',
    ],
    [
      { ...none, type: 'ENGAGEMENT', title: '暖簾の意匠', occasion: 'WORK_PAYMENT_LATE' },
      '「暖簾の意匠」の支払いの期日を過ぎています。',
    ],
    [{ ...none, type: 'JOB_OFFER', actor: null }, 'みなも菓子舗から正式なオファーが届きました。'],
  ] as const)('%#', (notice, words) => {
    const { who, rest } = noticeWords(notice);
    expect(who + rest).toBe(words);
  });
});

describe('a notice leads', () => {
  test.each([
    ['nowhere once there is nothing to see', null, null],
    [
      'to the follower’s company',
      { __typename: 'CorporateUser', company: { id: 'co_1' } },
      '/companies/co_1',
    ],
    [
      'to the desk',
      { __typename: 'Candidate', id: 'candidate_1', jobOpening: { id: 'j_1' } },
      '/projects?job=j_1&candidate=candidate_1',
    ],
    ['to the opening', { __typename: 'HourlyJobOpening', id: 'j_1' }, '/jobs/j_1'],
    ['to the work', { __typename: 'OwnProduct', product: { id: 'w_1' } }, '/products/w_1'],
    [
      'to the work of an offer',
      { __typename: 'Engagement', id: 'engagement_1' },
      '/engagements/engagement_1',
    ],
    ['to the room', { __typename: 'ChatRoom', id: 'chatRoom_1' }, '/messages/chatRoom_1'],
  ] as const)('%s', (_, resource, href) => {
    expect(noticeHref({ ...none, resource })).toBe(href);
  });

  test.each(['CHAT_MESSAGE', 'INTERVIEW'] as const)('of %s to the message', (type) => {
    const resource = { __typename: 'ChatRoom', id: 'chatRoom_1' } as const;
    expect(noticeHref({ ...none, type, messageSequence: 12, resource })).toBe('/messages/chatRoom_1?m=12');
  });

  test('to the saved search, what came last first', () => {
    const href = new URL(noticeHref(found) ?? '', 'https://tsumugi.example');
    expect(href.pathname).toBe('/search');
    expect(Object.fromEntries(href.searchParams)).toEqual({
      q: '"提灯 看板"',
      tab: 'works',
      f: '["category:3"]',
      sort: 'new',
    });
    expect(noticeHref({ ...found, savedSearch: null })).toBeNull();
  });

  test('to the form of a work that was sent back', () => {
    const resource = { __typename: 'OwnProduct', product: { id: 'w_1' } } as const;
    expect(noticeHref({ ...review, reviewStatus: 'REJECTED', resource })).toBe('/products/edit/w_1');
  });
});
