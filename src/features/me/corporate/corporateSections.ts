/** The parts of a corporate user’s page; also their anchors. */
export type CorporateSection = 'profile' | 'interests';

export const corporateDraft = (userId: string): string => `corporateProfile:${userId}`;
export const interestsDraft = (userId: string): string => `interestCategories:${userId}`;
