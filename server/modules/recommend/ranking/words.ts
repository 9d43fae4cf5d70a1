export const hoursWords: Readonly<Record<string, string>> = {
  LESS_THAN_10_HOURS_PER_WEEK: '週10時間未満',
  FROM_10_TO_20_HOURS_PER_WEEK: '週10〜20時間',
  FROM_20_TO_30_HOURS_PER_WEEK: '週20〜30時間',
  FROM_30_TO_40_HOURS_PER_WEEK: '週30〜40時間',
  MORE_THAN_40_HOURS_PER_WEEK: '週40時間以上',
};
