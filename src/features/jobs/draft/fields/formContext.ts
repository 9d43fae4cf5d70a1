import { createContext, use } from 'react';
import type { ReactElement } from 'react';
import type { TermsName } from '../saving/draftValues.ts';
import type { DraftField } from './fieldTypes.ts';
import type { PriceSums } from './usePriceBreakdown.ts';
import type { Draft } from '../saving/useDraft.ts';

export interface Term {
  readonly value: string;
  readonly label: string;
}

/** What every field of the form needs: the draft, the house's lists, and what is wrong where. */
export interface DraftForm {
  readonly draft: Draft;
  /** Written on the company's own page; shown here. */
  readonly companyField: ReactElement;
  readonly terms: Readonly<Record<TermsName, readonly Term[]>>;
  readonly prefectures: readonly Term[];
  readonly price: PriceSums;
  /** Publishing asks for it as things stand. */
  readonly isAskedFor: (name: DraftField['name']) => boolean;
  /** What is wrong with a field, once it was left; or what the server said of it. */
  readonly errorOf: (name: DraftField['name']) => string | undefined;
  readonly onLeave: (name: DraftField['name']) => void;
}

export const DraftFormContext = createContext<DraftForm | null>(null);

export function useDraftForm(): DraftForm {
  const form = use(DraftFormContext);
  if (form === null) throw new Error('A field of a draft stands outside of its form');
  return form;
}
