/** The parts of a company’s own page; also their anchors. */
export type CompanySection = 'profile' | 'address' | 'registry';

export const companyDraft = (section: CompanySection, companyId: string): string =>
  `company:${section}:${companyId}`;
