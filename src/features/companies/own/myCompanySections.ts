import type { ReactNode } from 'react';
import type { Editing } from '../../own-page/useEditing.ts';
import type { CompanySection } from './companySections.ts';

/** What every section of the company’s own page gets. */
export interface MyCompanySectionProps {
  readonly editing: Editing<CompanySection>;
  readonly canEdit: boolean;
  readonly onSaved: () => void;
  /** Beside the button that saves. */
  readonly aside: ReactNode;
}
