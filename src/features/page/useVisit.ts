import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The name of the history entry that this component was mounted for: the same on Back and Forward, another one on a new visit to the same
 * address. Kept from mounting, because the router's location moves on while a page that is being left still stands.
 */
export function useVisit(): string {
  const router = useRouter();
  const [visit] = useState(() => router.state.location.state.__TSR_key ?? '');
  return visit;
}
