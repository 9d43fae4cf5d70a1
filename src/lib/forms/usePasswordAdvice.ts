import { useEffect, useState } from 'react';
import { passwordAdvice } from './passwordAdvice.ts';

let known: ReadonlySet<string> | undefined;

/** Undefined offline: no hint then; the next field typed in tries again. */
async function load(): Promise<ReadonlySet<string> | undefined> {
  try {
    const { passwords } = await import('virtual:common-passwords');
    known ??= new Set(passwords.split(' '));
  } catch {
    return undefined;
  }
  return known;
}

/** Hints for a password being chosen. The list of common ones loads once something is typed. */
export function usePasswordAdvice(password: string, email: string): string {
  const [common, setCommon] = useState(known);
  const isTyping = password !== '';
  useEffect(() => {
    if (!isTyping) return;
    let gone = false;
    void (async () => {
      const list = await load();
      if (!gone) setCommon(list);
    })();
    return () => {
      gone = true;
    };
  }, [isTyping]);
  return passwordAdvice(password, email, common);
}
