import { useEffect, useState } from 'react';
import { passwordAdvice } from './passwordAdvice.ts';

let known: ReadonlySet<string> | undefined;

/** Undefined without a line: nothing is promised of a password then, and the next field that is typed in asks again. */
async function load(): Promise<ReadonlySet<string> | undefined> {
  try {
    const { passwords } = await import('virtual:common-passwords');
    known ??= new Set(passwords.split(' '));
  } catch {
    return undefined;
  }
  return known;
}

/** What to say of a password while it is chosen. The list of common ones comes once something is typed. */
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
