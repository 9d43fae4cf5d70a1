import { seesMemberContent } from '../../session/memberContent.ts';
import type { SessionState } from '../../session/session.ts';

/** Openings on one page of a company’s. */
export const openingsOnPage = 20;

export interface CompanyPlace {
  readonly id: string;
  /** Of its openings, from 1. */
  readonly page: number;
}

export function companyPageVariables({ id, page }: CompanyPlace, state: SessionState) {
  return {
    id,
    limit: openingsOnPage,
    offset: (page - 1) * openingsOnPage,
    withOpenings: seesMemberContent(state),
  };
}
