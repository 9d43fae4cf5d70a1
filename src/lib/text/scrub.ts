import { isRecord } from '../guards.ts';

/** What must never leave the page: secrets and personal data. */
const secretKey =
  /token|authorization|password|passwd|secret|cookie|credential|session|api_?key|^(variables|value|values|email|phone|phoneNumber|body|request_body|response_body)$/i;

const removed = '[removed]';

/** Removes secrets in URLs (`?token=…`), bearer tokens, JWTs and e-mail addresses. */
export function scrubText(text: string): string {
  return text
    .replace(
      /([?&#;][^=&#;\s"']{0,100}(?:token|code|credential|secret|key|email|state)=)[^&#;\s"']+/gi,
      `$1${removed}`,
    )
    .replace(/\b(bearer|basic)\s+[\w.~+/=-]+/gi, `$1 ${removed}`)
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, removed)
    .replace(
      /("(?:[^"\\]{0,100}(?:token|password|secret|credential)[^"\\]{0,100})"\s*:\s*)"(?:[^"\\]|\\.)*"/gi,
      `$1"${removed}"`,
    )
    .replace(/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, removed);
}

/** A copy without secrets, cut off at the depth a report shows. */
export function scrubbed(value: unknown, depth = 6): unknown {
  if (typeof value === 'string') return scrubText(value);
  if (Array.isArray(value)) return depth === 0 ? [] : value.map((item) => scrubbed(item, depth - 1));
  if (!isRecord(value)) return value;
  if (depth === 0) return {};
  return scrubbedRecord(value, depth);
}

export function scrubbedRecord(
  record: Readonly<Record<string, unknown>>,
  depth = 6,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [
      key,
      secretKey.test(key) && value != null ? removed : scrubbed(value, depth - 1),
    ]),
  );
}
