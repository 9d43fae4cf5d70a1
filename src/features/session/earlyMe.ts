import { isRecord } from '../../lib/guards.ts';

const place = 'tsumugiEarlyMe';

/** The answer to `me` that `public/first.js` fetched for this token, if any. */
export async function takeEarlyMe(
  accessToken: string | null,
): Promise<Readonly<Record<string, unknown>> | null> {
  const early: unknown = Reflect.get(globalThis, place);
  Reflect.deleteProperty(globalThis, place);
  if (!isRecord(early) || accessToken === null || early['accessToken'] !== accessToken) return null;
  const answer: unknown = await early['answer'];
  const data = isRecord(answer) ? answer['data'] : null;
  return isRecord(data) ? data : null;
}
