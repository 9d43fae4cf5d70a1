/** What the demo town's companies, openings and daily life are made of. Times are relative to the moment of seeding. */

import type { DemoWayOfWorking } from '../types.ts';

export type DemoCorporateRole = 'CORPORATE_USER' | 'CORPORATE_AGENT' | 'OUTSOURCING_RECRUITER';

export type DemoPerson = {
  /** 'k01-1' … : the company's key and a number. */
  readonly key: string;
  readonly role: DemoCorporateRole;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  readonly email: string;
  /** Design categories by their Japanese names. */
  readonly interests: readonly string[];
};

export type DemoCompany = {
  /** 'k01' … 'k25' */
  readonly key: string;
  readonly name: string;
  readonly businessDescription: string;
  readonly postalCode: string;
  readonly prefecture: string;
  readonly city: string;
  readonly street: string;
  readonly building: string | undefined;
  readonly lat: number;
  readonly lng: number;
  readonly industry: string;
  /** YYYY-MM-DD */
  readonly foundedAt: string;
  readonly url: string;
  /** Yen. */
  readonly capital: number;
  readonly headcount: number;
  /** As printed, with hyphens. The exchange 000 is never assigned, so nobody's telephone rings. */
  readonly phone: string;
  readonly contactEmail: string;
  /** Days since the company joined the market. */
  readonly joinedDaysAgo: number;
  readonly people: readonly DemoPerson[];
};

export type DemoOpeningStatus = 'DRAFT' | 'PUBLIC' | 'PRIVATE' | 'CLOSED';

type DemoOpeningBase = {
  /** 'o01' … unique over the three kinds. */
  readonly key: string;
  readonly companyKey: string;
  readonly status: DemoOpeningStatus;
  /** Days since the draft was begun. */
  readonly createdDaysAgo: number;
  readonly publishedDaysAgo?: number;
  readonly closedDaysAgo?: number;
  /** Shown to guests and search engines while PUBLIC. */
  readonly openToOutside?: boolean;
  readonly title: string;
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly tools: readonly string[];
  readonly links?: readonly string[];
  readonly questions?: readonly string[];
  /** How often the opening was seen. */
  readonly views?: number;
};

/** Words that the hourly and the full-time kinds share. */
export type DemoTeamWords = {
  readonly teamMission?: string;
  readonly totalMemberOfCreatorsDescription?: string;
  readonly roleResponsibilityArea?: string;
  readonly businessPhaseDescription?: string;
  readonly creativeContribution?: string;
  readonly messageForCreator?: string;
  readonly jobRequirements?: string;
  readonly desiredJobRequirements?: string;
};

export type DemoContractOpening = DemoOpeningBase & {
  readonly kind: 'CONTRACT_UNIT';
  readonly offerDetail?: string;
  readonly place?: string;
  /** What the creator receives before tax; the company pays net + ceil(net × 0.1). */
  readonly netPrice?: number;
  readonly paymentTerms?: string;
  readonly deliveryInDays?: number;
  readonly deliveryMethod?: string;
  /** What the company hands over; absent when there is nothing. */
  readonly assets?: string;
  /** May be shown as the creator's own work; the note says from when. */
  readonly mayPublish?: boolean;
  readonly publishNote?: string;
};

export type DemoHourlyOpening = DemoOpeningBase &
  DemoTeamWords & {
    readonly kind: 'HOURLY_RATE';
    readonly serviceDescription?: string;
    readonly place?: string;
    readonly wayOfWorking?: DemoWayOfWorking;
    readonly weeklyHours?: number;
    readonly months?: number;
    readonly netPrice?: number;
    readonly paymentTerms?: string;
  };

export type DemoFullTimeOpening = DemoOpeningBase &
  DemoTeamWords & {
    readonly kind: 'FULL_TIME';
    readonly occupations: readonly string[];
    readonly tags: readonly string[];
    readonly jobDetail?: string;
    readonly payMin?: number;
    readonly payMax?: number;
    readonly fixedOvertime?: { readonly amount: number; readonly hours: number };
    readonly workingPlaceType?: 'FULL_REMOTE' | 'ON_SITE' | 'PARTIAL_REMOTE';
    readonly workingPlace?: string;
    readonly scopeOfWorkChange?: string;
    readonly scopeOfPlaceChange?: string;
    readonly contractPeriod?: string;
    readonly probation?: string;
    /** Taken from the company's working rules unless the opening says otherwise. */
    readonly rules?: DemoWorkingRules;
  };

/** What is the same for everybody a company employs. */
export type DemoWorkingRules = {
  readonly hours: string;
  readonly breaks: string;
  readonly overtime: string;
  readonly holiday: string;
  readonly benefits: string;
  readonly insurance: string;
  readonly smoking: 'NO_SMOKING' | 'SMOKING_ROOM' | 'NO_COUNTERMEASURES';
  readonly smokingNote: string;
};

export type DemoOpening = DemoContractOpening | DemoHourlyOpening | DemoFullTimeOpening;
