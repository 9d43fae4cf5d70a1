import type { EmploymentName } from '../../server/modules/offers/terms/employmentFields.ts';
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
    /** Of a period that ends: whether and how it goes on. */
    readonly contractRenewal?: string;
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

export type DemoStage = 'NEW' | 'CONSIDERING' | 'INTERVIEW' | 'OFFERED' | 'HIRED' | 'DECLINED' | 'WITHDRAWN';

export type DemoEntry = {
  readonly openingKey: string;
  readonly creatorKey: string;
  /** Days since entering; fractions count. */
  readonly daysAgo: number;
  readonly stage: DemoStage;
  /** Days since the stage was reached; absent for NEW. */
  readonly stageDaysAgo?: number;
  readonly message: string;
  /** One for each question of the opening, in their order. */
  readonly answers: readonly string[];
  /** The words sent with a 見送り. */
  readonly farewell?: string;
  /** The company's own words about the candidate. */
  readonly note?: string;
};

/** '3 14:05' is three days ago at 14:05 in Tokyo; 'm25' is 25 minutes ago. */
export type DemoWhen = string;

/** 'c' is the creator, '1' the company's first person, and so on. */
export type DemoSpeaker = 'c' | '1' | '2' | '3';

/** '3 14:05' → in three days at 14:05 in Tokyo. */
export type DemoAhead = `${number} ${number}:${number}`;

export type DemoSaid =
  | string
  | { readonly opening: string }
  | { readonly consultation: string }
  | { readonly offer: string; readonly text: string }
  | { readonly quote: string; readonly text: string }
  /** The first picture of the creator's work of that place, 0 being the first. */
  | { readonly picture: number }
  | { readonly file: string }
  /** Times to choose from: so many days ahead, at a time in Tokyo. */
  | { readonly interview: readonly DemoAhead[]; readonly minutes: 30 | 60; readonly place: string }
  | { readonly deleted: true };

export type DemoMessage = readonly [speaker: DemoSpeaker, when: DemoWhen, said: DemoSaid];

export type DemoRoom = {
  readonly companyKey: string;
  readonly creatorKey: string;
  readonly origin: 'DIRECT' | 'ENTRY' | 'CONSULTATION' | 'OFFER' | 'FOLLOW';
  readonly messages: readonly DemoMessage[];
  /** How many of the last messages the creator, and the company's people, have not read. */
  readonly unreadByCreator?: number;
  readonly unreadByCompany?: number;
};

export type DemoConsultation = {
  /** 's01' … */
  readonly key: string;
  readonly companyKey: string;
  readonly creatorKey: string;
  readonly when: DemoWhen;
  readonly status: 'SENT' | 'ACCEPTED' | 'DECLINED';
  readonly repliedWhen?: DemoWhen;
  readonly title: string;
  readonly category: string;
  readonly purpose: string;
  readonly detail: string;
  readonly place: string;
  readonly wayOfWorking: DemoWayOfWorking;
  readonly mayPublish: boolean;
  readonly publishNote?: string;
  readonly terms:
    | {
        readonly type: 'CONTRACT_UNIT';
        readonly net: number | undefined;
        readonly deadlineInDays: number | undefined;
      }
    | {
        readonly type: 'HOURLY_RATE';
        readonly net: number;
        readonly weeklyHours: number | undefined;
        readonly months: number;
        readonly startsInDays: number | undefined;
      };
};

/** What a commission and an employment that were offered have in common. */
export type DemoSent = {
  /** 'f01' … */
  readonly key: string;
  readonly companyKey: string;
  readonly creatorKey: string;
  readonly openingKey?: string;
  readonly consultationKey?: string;
  readonly when: DemoWhen;
  readonly status: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';
  /** Of an answer, or of its being taken back. */
  readonly respondedWhen?: DemoWhen;
  readonly responseNote?: string;
  readonly title: string;
  readonly message?: string;
};

/** 採用条件の提示 */
export type DemoEmployment = DemoSent & {
  readonly employment: readonly (readonly [term: EmploymentName, text: string])[];
};

/** 見積 of a creator's, sent into a room. */
export type DemoQuote = {
  /** 'q01' … */
  readonly key: string;
  readonly companyKey: string;
  readonly creatorKey: string;
  readonly when: DemoWhen;
  readonly title: string;
  readonly items: readonly (readonly [name: string, quantity: number, unitNetPrice: number])[];
  readonly note?: string;
  readonly validForDays: number;
  readonly withdrawnWhen?: DemoWhen;
};

export type DemoOffer = DemoSent & {
  readonly type: 'CONTRACT_UNIT' | 'HOURLY_RATE';
  readonly work: string;
  readonly rights: string;
  readonly place: string;
  readonly net: number;
  /** Days from the sending; one of delivery and service. */
  readonly deliveryAfterDays?: number;
  readonly serviceAfterDays?: readonly [from: number, to: number];
  readonly inspectionAfterDays: number | undefined;
  readonly paymentAfterDays: number;
  /** 毎月末日締め、翌月末日払い, in place of one day for all months. */
  readonly isMonthly?: true;
  readonly months?: number;
  /** 回, where the work is delivered and paid in several. */
  readonly milestones?: readonly {
    readonly title: string;
    readonly net: number;
    readonly deliveryAfterDays: number;
    readonly paymentAfterDays: number;
  }[];
  /** Why a term stands open, and when it will be decided. */
  readonly undecided?: {
    readonly term: 'INSPECTION' | 'PLACE' | 'RIGHTS';
    readonly reason: string;
    readonly afterDays: number;
  };
};

/** 条件の変更 of a work under way, that waits for its creator: the offer's terms with these in their place. */
export type DemoChange = Required<
  Pick<DemoOffer, 'deliveryAfterDays' | 'inspectionAfterDays' | 'message' | 'milestones'>
> &
  Pick<DemoOffer, 'net' | 'paymentAfterDays' | 'when'> & {
    /** 'g01' … */
    readonly key: string;
    readonly offerKey: string;
    readonly publicity: string;
  };

export type DemoEngagement = {
  readonly offerKey: string;
  readonly state:
    | 'UNDER_WAY'
    | 'DELIVERED'
    | 'CORRECTION_ASKED'
    | 'ACCEPTED'
    | 'INVOICED'
    | 'PAID'
    | 'RECEIVED'
    | 'ENDED_EARLY';
  /** When it was delivered, or ended. */
  readonly daysAgo: number;
  readonly note?: string;
  /** Of a correction or an early end. */
  readonly words?: string;
  /** Of an early end: what the company proposes for the work till then, before tax. */
  readonly endNet?: number;
  /** Of hours: what was done, in turn. */
  readonly hours?: readonly string[];
  /** Of milestones, in turn: what became of each; those that are not named have not begun. */
  readonly rounds?: readonly Pick<DemoEngagement, 'daysAgo' | 'isInvoiced' | 'note' | 'state'>[];
  /** With an invoice of the creator's. */
  readonly isInvoiced?: true;
};
