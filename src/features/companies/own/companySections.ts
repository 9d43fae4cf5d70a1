/** Sections of a company's own page, and their anchors. */
export type CompanySection = 'profile' | 'address' | 'registry';

export const companyDraft = (section: CompanySection, companyId: string): string =>
  `company:${section}:${companyId}`;
