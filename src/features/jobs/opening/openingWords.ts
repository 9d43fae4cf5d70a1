export const workingPlaceTypes = {
  FULL_REMOTE: '完全リモート',
  PARTIAL_REMOTE: '一部リモート',
  ON_SITE: '出社',
} as const;

/** The specification names each unit twice. */
export const payUnits = { HOUR: '時給', HOURLY: '時給', MONTH: '月給', MONTHLY: '月給' } as const;

export const smokingMeasures = {
  NO_SMOKING: '屋内は禁煙',
  SMOKING_ROOM: '喫煙室あり',
  NO_COUNTERMEASURES: '対策なし',
} as const;

export const contractPeriodTypes = { INDEFINITE: '期間の定めなし', FIXED_TERM: '期間の定めあり' } as const;
