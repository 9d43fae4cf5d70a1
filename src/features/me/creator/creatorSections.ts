import type { Editing } from '../../own-page/useEditing.ts';

/** Sections of a creator's page, and their anchors. */
export type CreatorSection = 'profile' | 'engagement' | 'job' | 'bank';
export type CreatorEditing = Editing<CreatorSection>;

/** A section to open, and its first field. */
export interface AskedSection {
  readonly section: CreatorSection;
  readonly field: string | undefined;
}
