import type { PaperKind } from './paperKinds.ts';

const kinds: readonly PaperKind[] = ['OFFER', 'RECORD', 'QUOTE', 'INVOICE', 'FEE_INVOICE'];

export interface PapersSearch {
  /** 2026-06-30. */
  readonly from?: string;
  readonly until?: string;
  /** Before consumption tax. */
  readonly least?: number;
  readonly most?: number;
  readonly who?: string;
  readonly kind?: PaperKind;
}

const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(value) ? value : undefined;
const amountOf = (value: unknown): number | undefined => {
  const amount = Number(value);
  return value !== undefined && Number.isInteger(amount) && amount >= 0 && amount <= 1_000_000_000
    ? amount
    : undefined;
};

export function validatePapersSearch(raw: Record<string, unknown>): PapersSearch {
  const from = dayOf(raw['from']);
  const until = dayOf(raw['until']);
  const least = amountOf(raw['least']);
  const most = amountOf(raw['most']);
  // A name of digits is parsed as a number.
  const who = raw['who'] === undefined ? '' : String(raw['who']).trim().slice(0, 100);
  const kind = kinds.find((one) => one === raw['kind']);
  return {
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(least !== undefined && { least }),
    ...(most !== undefined && { most }),
    ...(who !== '' && { who }),
    ...(kind !== undefined && { kind }),
  };
}

export function papersVariables({ from, until, least, most, who, kind }: PapersSearch) {
  return {
    filter: {
      from: from ?? null,
      until: until ?? null,
      leastAmount: least ?? null,
      mostAmount: most ?? null,
      counterparty: who ?? null,
      kinds: kind === undefined ? null : [kind],
    },
  };
}
