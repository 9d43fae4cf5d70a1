import type { Editing } from '../shell/own-page/useEditing.ts';

/** The parts of a creator’s page; also their anchors. */
export type CreatorSection = 'profile' | 'engagement' | 'job' | 'bank';
export type CreatorEditing = Editing<CreatorSection>;
