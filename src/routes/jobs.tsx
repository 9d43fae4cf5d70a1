import { coming } from './coming.tsx';

export const jobRoutes = [
  coming('/jobs'),
  coming('/jobs/$id'),
  coming('/jobs/entered'),
  coming('/jobs/fulltime'),
  coming('/jobs/outsourcing'),
  coming('/jobs/draft/contract/$id/create'),
  coming('/jobs/draft/contract/$id/edit'),
  coming('/jobs/draft/hourly/$id/create'),
  coming('/jobs/draft/hourly/$id/edit'),
  coming('/jobs/draft/fulltime/$id/create'),
  coming('/jobs/draft/fulltime/$id/edit'),
  coming('/projects'),
  coming('/my_company'),
  coming('/companies/$id'),
] as const;
