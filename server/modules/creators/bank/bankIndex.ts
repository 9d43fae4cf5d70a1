import all from 'zengin-code';
import { toHalfWidth } from '../../../lib/text/text.ts';
import type { Bank } from './bankDirectory.ts';

interface Entry extends Bank {
  /** What a search compares with: code, name and reading, folded. */
  readonly keys: readonly string[];
}

/** Where most people have their account: first in the list. The others follow by code. */
const large = [
  '9900',
  '0001',
  '0005',
  '0009',
  '0010',
  '0036',
  '0038',
  '0033',
  '0035',
  '0040',
  '0039',
  '0034',
  '0310',
];
const rank = new Map(large.map((code, index) => [code, index]));

/** Former names that people still search for. */
const formerNames: Readonly<Record<string, readonly string[]>> = {
  '0038': ['住信SBIネット', 'スミシンエスビ－アイネツト'],
};

const smallKana = /[ァィゥェォッャュョヮヵヶ]/gu;
const capitals: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
  ヵ: 'カ',
  ヶ: 'ケ',
};

/** For comparing only: evens out width, case, kind and size of kana, long-vowel signs and blanks. */
function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[ぁ-ゖ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) + 0x60))
    .replace(smallKana, (kana) => capitals[kana] ?? kana)
    .replace(/[ー‐‑‒–—―−-]/gu, '-')
    .replace(/\s+/gu, '');
}

function entry({ code, name, kana }: Bank, others: readonly string[] = []): Entry {
  // The directory writes 三菱ＵＦＪ in full width; the page shows half width.
  return { code, name: toHalfWidth(name), kana, keys: [code, fold(name), fold(kana), ...others.map(fold)] };
}

const plain = ({ code, name, kana }: Bank): Bank => ({ code, name, kana });
const byCode = (left: Bank, right: Bank) => left.code.localeCompare(right.code);

const banks = Object.values(all)
  .filter((bank) => bank !== undefined)
  .map((bank) => entry(bank, formerNames[bank.code]))
  .sort(
    (left, right) =>
      (rank.get(left.code) ?? large.length) - (rank.get(right.code) ?? large.length) || byCode(left, right),
  );
const branches = new Map<string, readonly Entry[]>();

function branchesOf(bankCode: string): readonly Entry[] {
  const known = branches.get(bankCode);
  if (known) return known;
  if (!Object.hasOwn(all, bankCode)) return [];
  const made = Object.values(all[bankCode]?.branches ?? {})
    .filter((branch) => branch !== undefined)
    .map((branch) => entry(branch))
    .sort(byCode);
  branches.set(bankCode, made);
  return made;
}

/** Entries that begin with the text; if there are none, those that contain it. */
function search(entries: readonly Entry[], typed: string, ending: RegExp, first: number): Bank[] {
  const wanted = fold(typed);
  const bare = wanted.replace(ending, '') || wanted;
  const found = (test: (key: string) => boolean) => entries.filter(({ keys }) => keys.some(test));
  for (const test of [
    (key: string) => key.startsWith(wanted),
    (key: string) => key.startsWith(bare),
    (key: string) => key.includes(bare),
  ]) {
    const some = found(test);
    if (some.length > 0) return some.slice(0, first).map(plain);
  }
  return [];
}

export function searchBanks(typed: string, first: number): Bank[] {
  return search(banks, typed, /銀行?$/u, first);
}

export function searchBranches(bankCode: string, typed: string, first: number): Bank[] {
  return search(branchesOf(bankCode), typed, /支店?$/u, first);
}

export function lookUp(
  bankCode: string,
  branchCode: string,
): { readonly bank: Bank | null; readonly branch: Bank | null } {
  const bank = banks.find(({ code }) => code === bankCode);
  const branch = branchesOf(bankCode).find(({ code }) => code === branchCode);
  return { bank: bank ? plain(bank) : null, branch: branch ? plain(branch) : null };
}
