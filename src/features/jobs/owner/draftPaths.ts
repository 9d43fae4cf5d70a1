export const draftPaths = {
  CONTRACT_UNIT: { edit: '/jobs/draft/contract/$id/edit' },
  HOURLY_RATE: { edit: '/jobs/draft/hourly/$id/edit' },
  FULL_TIME: { edit: '/jobs/draft/fulltime/$id/edit' },
} as const;
