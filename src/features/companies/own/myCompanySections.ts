import type { ReactNode } from 'react';
import type { Editing } from '../../own-page/useEditing.ts';
import type { CompanySection } from './companySections.ts';

/** Props of every section. */
export interface MyCompanySectionProps {
  readonly editing: Editing<CompanySection>;
  readonly canEdit: boolean;
  readonly onSaved: () => void;
  /** Beside the save button. */
  readonly aside: ReactNode;
}
