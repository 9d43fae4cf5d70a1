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

export interface DraftForm {
  readonly draft: Draft;
  /** Edited on the company's own page. */
  readonly companyField: ReactElement;
  readonly terms: Readonly<Record<TermsName, readonly Term[]>>;
  readonly prefectures: readonly Term[];
  readonly price: PriceSums;
  /** Publishing needs it now. */
  readonly isAskedFor: (name: DraftField['name']) => boolean;
  /** The error, once the field was left, or the server's. */
  readonly errorOf: (name: DraftField['name']) => string | undefined;
  readonly onLeave: (name: DraftField['name']) => void;
}

export const DraftFormContext = createContext<DraftForm | null>(null);

export function useDraftForm(): DraftForm {
  const form = use(DraftFormContext);
  if (form === null) throw new Error('A field of a draft stands outside of its form');
  return form;
}
