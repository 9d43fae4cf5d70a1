import { createContext, useContext } from 'react';
import type { StaffSession } from './staffSession.ts';

export const StaffSessionContext = createContext<StaffSession | null>(null);

export function useStaffSession(): StaffSession {
  const session = useContext(StaffSessionContext);
  if (session === null) throw new Error('No session of staff here');
  return session;
}
