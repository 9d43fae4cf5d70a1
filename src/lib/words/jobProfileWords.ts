export const engagementTypes = {
  FREELANCE: 'フリーランス',
  CORPORATE: '会社員',
  SIDEJOB: '副業',
} as const;

export const operationalHours = {
  LESS_THAN_10_HOURS_PER_WEEK: '週10時間未満',
  FROM_10_TO_20_HOURS_PER_WEEK: '週10〜20時間',
  FROM_20_TO_30_HOURS_PER_WEEK: '週20〜30時間',
  FROM_30_TO_40_HOURS_PER_WEEK: '週30〜40時間',
  MORE_THAN_40_HOURS_PER_WEEK: '週40時間以上',
} as const;

export const operationalAvailabilities = {
  WEEKDAY_DAY_TIME: '平日の昼',
  WEEKDAY_NIGHT_TIME: '平日の夜',
  HOLIDAY: '休日',
} as const;

export const waysOfWorking = {
  FLEXIBLE: '相談できる',
  FULL_REMOTE: '完全リモート',
  OFFICE: '出社',
} as const;

export const rewardTypes = { CONTRACT_UNIT: '一式', HOURLY_RATE: '時給' } as const;
