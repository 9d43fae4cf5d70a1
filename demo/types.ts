/** What the demo town is made of. Written for the seeding; every value is deterministic. */

export type DemoJobSeekingStatus = 'SEEKING' | 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER' | 'NOT_SEEKING';
export type DemoEngagementType = 'FREELANCE' | 'CORPORATE' | 'SIDEJOB';
export type DemoOperationalHours =
  | 'LESS_THAN_10_HOURS_PER_WEEK'
  | 'FROM_10_TO_20_HOURS_PER_WEEK'
  | 'FROM_20_TO_30_HOURS_PER_WEEK'
  | 'FROM_30_TO_40_HOURS_PER_WEEK'
  | 'MORE_THAN_40_HOURS_PER_WEEK';
export type DemoOperationalAvailability = 'WEEKDAY_DAY_TIME' | 'WEEKDAY_NIGHT_TIME' | 'HOLIDAY';
export type DemoWayOfWorking = 'FLEXIBLE' | 'FULL_REMOTE' | 'OFFICE';

export type DemoRewardPrice = {
  /** A design category by its Japanese name; absent when the price holds for everything. */
  readonly category: string | undefined;
  readonly type: 'HOURLY_RATE' | 'CONTRACT_UNIT';
  /** Yen before tax, as the creator receives it. */
  readonly netPrice: number;
};

export type DemoCreator = {
  /** 'c01' … 'c60' */
  readonly key: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly lastNameKana: string;
  readonly firstNameKana: string;
  /** Unique, [a-z0-9_]{3,30} */
  readonly userName: string;
  readonly specialty: string;
  readonly introduction: string;
  /** Prefecture name */
  readonly location: string;
  readonly hobby: string;
  readonly jobSeekingStatus: DemoJobSeekingStatus;
  readonly engagementType: DemoEngagementType;
  /** Set when engagementType is CORPORATE or SIDEJOB. */
  readonly nameOfCompany: string | undefined;
  readonly operationalHours: DemoOperationalHours;
  readonly operationalAvailabilities: readonly DemoOperationalAvailability[];
  readonly wayOfWorkings: readonly DemoWayOfWorking[];
  readonly rewardPrices: readonly DemoRewardPrice[];
  readonly skills: readonly string[];
  readonly tools: readonly string[];
  /** File under demo/media, 256 px square. */
  readonly avatar: string;
};

export type DemoMedium = {
  /** File under demo/media */
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
  /** File under demo/media of a film, which this picture stands before. */
  readonly film?: string;
};

export type DemoReview = 'APPROVED' | 'IN_PROGRESS' | 'REJECTED';

export type DemoWork = {
  /** 'w001' … */
  readonly key: string;
  readonly creatorKey: string;
  readonly name: string;
  /** Paragraphs separated by a blank line; the first is the lead. */
  readonly description: string;
  readonly designScope: string;
  readonly categories: readonly string[];
  readonly industries: readonly string[];
  readonly tools: readonly string[];
  readonly media: readonly DemoMedium[];
  readonly thumbnailIndex: number;
  /** Whole days before the moment of seeding (0 = within the last 24 hours) … */
  readonly publishedDaysAgo: number;
  /** … plus this many minutes (0–1439). */
  readonly minutes: number;
  readonly review: DemoReview;
  readonly rejectReason?: string;
  readonly published: boolean;
  /** Views of the last 30 days. */
  readonly views: number;
  /** 0–100: how likely a member bookmarked it. */
  readonly bookmarkWeight: number;
  /** 編集部の一枚 */
  readonly editorsPick?: boolean;
  readonly pickReason?: string;
};
