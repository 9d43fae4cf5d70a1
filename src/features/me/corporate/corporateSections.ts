/** Sections of this page, and their anchors. */
export type CorporateSection = 'profile' | 'interests';

export const corporateDraft = (userId: string): string => `corporateProfile:${userId}`;
export const interestsDraft = (userId: string): string => `interestCategories:${userId}`;
