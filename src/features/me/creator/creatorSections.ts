import type { Editing } from '../../own-page/useEditing.ts';

/** The parts of a creator’s page; also their anchors. */
export type CreatorSection = 'profile' | 'engagement' | 'job' | 'bank';
export type CreatorEditing = Editing<CreatorSection>;

/** A section to be opened, and the field to begin with. */
export interface AskedSection {
  readonly section: CreatorSection;
  readonly field: string | undefined;
}
