import { describe, expect, test } from 'vitest';
import { ledgerOf } from './ledger.ts';
import type { LedgerRow } from './invoicesSql.ts';

const row: LedgerRow = {
  id: '1',
  roundId: '2',
  creatorId: '3',
  companyId: '4',
  year: 2027,
  ordinal: 3,
  status: 'ISSUED',
  issuedOn: '2027-01-05',
  receivedOn: '2026-12-22',
  payBy: '2027-01-29',
  title: '冬の店頭一式',
  issuerName: '早瀬 みお',
  issuerAddress: '埼玉県',
  companyName: '株式会社みなも菓子舗',
  registrationNumber: null,
  deductiblePercent: 70,
  workKind: 'DESIGN',
  net: 350_000,
  tax: 35_000,
  withholding: 35_735,
  note: null,
  replacesId: null,
  voidReason: null,
  documentKey: null,
  documentName: null,
  paidOn: '2027-01-29',
};
const voided: LedgerRow = { ...row, ordinal: 2, status: 'VOIDED', voidReason: '宛名の誤り' };

const linesOf = (text: string): string[] => text.replace('\uFEFF', '').trimEnd().split('\r\n');

describe('invoices of a year', () => {
  test('as a list with what was voided, and totals of what stands', () => {
    const text = ledgerOf([voided, row], 'LIST', true);
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(linesOf(text).slice(1)).toEqual([
      '2026-12-22,2027-01-05,2027-0002,取り消し,株式会社みなも菓子舗,冬の店頭一式,,350000,35000,35735,349265,2027-01-29,',
      '2026-12-22,2027-01-05,2027-0003,有効,株式会社みなも菓子舗,冬の店頭一式,,350000,35000,35735,349265,2027-01-29,2027-01-29',
      '',
      '取引先,件数,報酬(税抜),消費税,源泉所得税,差引支払額,うち支払い済み',
      '株式会社みなも菓子舗,1,350000,35000,35735,349265,349265',
    ]);
    expect(linesOf(ledgerOf([row], 'LIST', false)).at(-1)).toMatch(/^早瀬 みお,1,350000/u);
  });

  test('for freee, withheld tax on a line of its own', () => {
    expect(linesOf(ledgerOf([voided, row], 'FREEE', true)).slice(1)).toEqual([
      '収入,2027-0003,2026/12/22,2027/01/29,株式会社みなも菓子舗,売上高,課税売上10%,385000,税込,35000,冬の店頭一式,2027/01/29,349265',
      ',,,,株式会社みなも菓子舗,事業主貸,対象外,-35735,税込,0,源泉所得税,,',
    ]);
  });

  test.each([
    ['T1234567890123', 100, '課対仕入10%'],
    [null, 80, '課対仕入(控80)10%'],
    [null, 0, '対象外'],
  ])(
    'for freee of a company: who has the number %s lets %i %% be deducted',
    (registrationNumber, deductiblePercent, taxClass) => {
      const [line] = linesOf(
        ledgerOf([{ ...row, registrationNumber, deductiblePercent }], 'FREEE', false),
      ).slice(1);
      expect(line?.split(',').slice(5, 8)).toEqual(['外注費', taxClass, '385000']);
    },
  );

  test('for Money Forward, both sides of an entry equal', () => {
    for (const isCreator of [true, false]) {
      const lines = linesOf(ledgerOf([row], 'MONEY_FORWARD', isCreator)).slice(1);
      const sum = (at: number) => lines.reduce((total, line) => total + Number(line.split(',')[at] ?? 0), 0);
      expect(sum(8)).toBe(385_000);
      expect(sum(16)).toBe(385_000);
    }
  });

  test('for Money Forward, in the 27 columns of its template', () => {
    const [head, ...lines] = linesOf(ledgerOf([row], 'MONEY_FORWARD', false));
    expect(head).toBe(
      '取引No,取引日,借方勘定科目,借方補助科目,借方部門,借方取引先,借方税区分,借方インボイス,借方金額(円),借方税額,貸方勘定科目,貸方補助科目,貸方部門,貸方取引先,貸方税区分,貸方インボイス,貸方金額(円),貸方税額,摘要,仕訳メモ,タグ,MF仕訳タイプ,決算整理仕訳,作成日時,作成者,最終更新日時,最終更新者',
    );
    expect(lines).toEqual([
      '1,2026/12/22,外注費,,,早瀬 みお,課税仕入 10%,70%控除,385000,35000,買掛金,,,早瀬 みお,対象外,,349265,,冬の店頭一式 2027-0003,,,,,,,,',
      '1,2026/12/22,,,,,,,,,預り金,,,早瀬 みお,対象外,,35735,,冬の店頭一式 2027-0003 源泉所得税,,,,,,,,',
    ]);
    const registered = { ...row, registrationNumber: 'T1234567890123', deductiblePercent: 100 };
    expect(ledgerOf([registered], 'MONEY_FORWARD', false)).toContain('課税仕入 10%,適格,');
  });

  test('as text that no spreadsheet runs', () => {
    const text = ledgerOf([{ ...row, title: '=HYPERLINK("x"),"y"' }], 'LIST', true);
    expect(text).toContain(`"'=HYPERLINK(""x""),""y"""`);
  });
});
