import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The history entry this was mounted for: the same on Back and Forward, another on a new visit. Kept from
 * mounting, since the router's location changes before a page is gone.
 */
export function useVisit(): string {
  const router = useRouter();
  const [visit] = useState(() => router.state.location.state.__TSR_key ?? '');
  return visit;
}
