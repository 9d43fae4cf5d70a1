import { useEffect, useState } from 'react';
import { isMissingCode } from '../../lib/part.ts';
import { NetworkError, ServerError } from '../../relay/transportErrors.ts';
import { useOnline } from '../../ui/useOnline.ts';

type FailureCause = 'offline' | 'unreachable' | 'old build' | 'fault';

/** What a proxy answers for a server that is away. */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);

function isUnreachable(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ServerError && awayStatuses.has(error.status));
}

/** Whether the way to the server was the cause, which it then is of everything that fails meanwhile. */
export function isCut(error: unknown): boolean {
  return isMissingCode(error) || isUnreachable(error);
}

/** Null until it is known: code that did not come may be a cut line, or a build that the server does not have any more. */
export function useFailureCause(error: unknown): FailureCause | null {
  const online = useOnline();
  const lacksCode = isMissingCode(error);
  const [serverAnswers, setServerAnswers] = useState<boolean | null>(null);
  useEffect(() => {
    if (!lacksCode || !online) return undefined;
    let left = false;
    const ask = async (): Promise<void> => {
      const answers = await isServerThere();
      if (!left) setServerAnswers(answers);
    };
    void ask();
    return () => {
      left = true;
    };
  }, [lacksCode, online]);
  if (!isCut(error)) return 'fault';
  if (!online) return 'offline';
  if (!lacksCode) return 'unreachable';
  return serverAnswers === null ? null : serverAnswers ? 'old build' : 'unreachable';
}

const askMs = 5_000;

async function isServerThere(): Promise<boolean> {
  try {
    return (await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(askMs) })).ok;
  } catch {
    return false;
  }
}
