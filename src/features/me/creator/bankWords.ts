export const accountTypes = { ORDINARY: '普通', CURRENT: '当座', SAVINGS: '貯蓄' } as const;

interface ShownAccount {
  readonly bankName: string;
  readonly branchName: string;
  readonly accountType: keyof typeof accountTypes;
  readonly accountNumberEnd: string;
}

function withEnd(name: string, end: RegExp, word: string): string {
  return end.test(name) ? name : `${name}${word}`;
}

/** 三菱ＵＦＪ銀行: the directory omits 銀行, but not 信用金庫. */
export function bankWords(name: string): string {
  return withEnd(
    name,
    /(?:銀行|信用金庫|信金|信用組合|信組|労働金庫|労金|農業協同組合|農協|漁協|公庫|金庫|中金|連|機構)$/,
    '銀行',
  );
}

export function branchWords(name: string): string {
  return withEnd(name, /(?:支店|本店|営業部|出張所|支所|本所|店|部|センター)$/, '支店');
}

/** 三菱ＵＦＪ銀行 新宿支店 普通 ····123 */
export function accountWords(account: ShownAccount): string {
  return [
    bankWords(account.bankName),
    branchWords(account.branchName),
    accountTypes[account.accountType],
    `····${account.accountNumberEnd}`,
  ].join(' ');
}
