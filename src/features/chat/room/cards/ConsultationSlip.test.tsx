import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ConsultationSlip } from './ConsultationSlip.tsx';
import type { Slip } from './ConsultationSlip.tsx';

const slip: Slip = {
  title: '夜の菓子市の印刷物',
  detail: '毎月二十一日に開く菓子市の、ちらし、提灯の文字、値札。',
  isHourly: false,
  hourlyPrice: null,
  weeklyHours: null,
  months: null,
  startsAt: null,
  budget: 180_000,
  deadline: null,
  wayOfWorking: 'FULL_REMOTE',
  place: null,
  batchSize: 3,
  purpose: '夜の市の常連を増やすため。',
  category: 'グラフィック',
  mayPublish: true,
  publishNote: '市が開いた日から。',
  company: {
    name: '株式会社みなも菓子舗',
    address: '石川県金沢市東山1-23-4 水面ビル1階',
    contact: '076-200-0134',
  },
};

test('says what a posting has to, why, and whether the work may be shown', () => {
  render(<ConsultationSlip slip={slip} aside="" />);
  for (const words of [
    '株式会社みなも菓子舗',
    '石川県金沢市東山1-23-4 水面ビル1階',
    '連絡先　076-200-0134',
    '夜の市の常連を増やすため。',
    'グラフィック',
    '公開できます',
    '市が開いた日から。',
  ])
    expect(screen.getByText(words, { normalizer: (text) => text }).textContent).toBe(words);
  expect(screen.queryByRole('button')).toBeNull();
});

test('opens words that are cut short, the purpose’s too', async () => {
  render(<ConsultationSlip slip={{ ...slip, purpose: 'あ'.repeat(200), mayPublish: false }} aside="" />);
  screen.getByText('公開できません');
  await userEvent.click(screen.getByRole('button', { name: '続きを読む' }));
  expect(screen.getByRole('button', { name: '閉じる' }).getAttribute('aria-expanded')).toBe('true');
});
