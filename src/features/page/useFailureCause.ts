import { useEffect, useState } from 'react';
import { isMissingCode } from '../../lib/part.ts';
import { NetworkError, ServerError } from '../../relay/network/transportErrors.ts';
import { useOnline } from '../../ui/useOnline.ts';
import { serverAnswers } from '../../lib/browser/serverAnswers.ts';

type FailureCause = 'offline' | 'unreachable' | 'old build' | 'fault';

/** A proxy's answers for a server that is away. */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ServerError && awayStatuses.has(error.status));
}

/** Whether the connection was the cause, as then for everything else. */
export function isCut(error: unknown): boolean {
  return isMissingCode(error) || isUnreachable(error);
}

/** Null while unknown: missing code may mean no network, or a build that the server no longer has. */
export function useFailureCause(error: unknown): FailureCause | null {
  const online = useOnline();
  const lacksCode = isMissingCode(error);
  const [isThere, setIsThere] = useState<boolean | null>(null);
  useEffect(() => {
    if (!lacksCode || !online) return undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const answers = await serverAnswers();
      if (!left) setIsThere(answers);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [lacksCode, online]);
  if (!isCut(error)) return 'fault';
  if (!online) return 'offline';
  if (!lacksCode) return 'unreachable';
  return isThere === null ? null : isThere ? 'old build' : 'unreachable';
}
