export const openingKinds = {
  CONTRACT_UNIT: '単発の依頼',
  HOURLY_RATE: '時間制',
  FULL_TIME: '正社員',
} as const;
