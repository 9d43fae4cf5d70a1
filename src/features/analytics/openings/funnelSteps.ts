import { percent } from '../analyticsWords.ts';

export interface FunnelStep {
  readonly name: string;
  readonly people: number;
  /** Of the step before. */
  readonly share: string | null;
  readonly medianDays: number | null;
  readonly tone: 'ai' | 'ink';
}

interface Reached {
  readonly step: string;
  readonly people: number;
  readonly medianDays: number | null | undefined;
}

interface Sums {
  readonly seen: number;
  readonly opened: number;
  readonly saved: number;
  readonly entered: number;
  readonly reached: readonly Reached[];
}

export const stepNames: Readonly<Record<string, string>> = {
  CONSIDERING: '書類選考',
  INTERVIEW: '面談',
  OFFERED: 'オファー',
  HIRED: '成立',
};

/** From shown in a list to hired. Saving is beside the path: people enter without saving. */
export function funnelSteps({ seen, opened, saved, entered, reached }: Sums): FunnelStep[] {
  const of = (part: number, whole: number, words = ''): string | null =>
    whole === 0 ? null : `${words}${percent(part, whole)}`;
  const ink = { medianDays: null, tone: 'ink' } as const;
  return [
    { name: '一覧で表示', people: seen, share: null, ...ink },
    { name: '閲覧', people: opened, share: null, ...ink },
    { name: '保存', people: saved, share: of(saved, opened, '閲覧の'), ...ink },
    { name: '応募', people: entered, share: of(entered, opened, '閲覧の'), medianDays: null, tone: 'ai' },
    ...reached.map(({ step, people, medianDays }, place) => ({
      name: stepNames[step] ?? step,
      people,
      share: of(people, place === 0 ? entered : (reached[place - 1]?.people ?? 0)),
      medianDays: medianDays ?? null,
      tone: 'ai' as const,
    })),
  ];
}
