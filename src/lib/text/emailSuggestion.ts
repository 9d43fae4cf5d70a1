/** Japan's common mail domains. */
const commonDomains = [
  'gmail.com',
  'yahoo.co.jp',
  'icloud.com',
  'outlook.jp',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.jp',
  'docomo.ne.jp',
  'ezweb.ne.jp',
  'softbank.ne.jp',
  'i.softbank.jp',
] as const;

/** Real domains that look like a typo. */
const realNeighbours: ReadonlySet<string> = new Set([
  ...commonDomains,
  'ymail.com',
  'email.com',
  'fmail.com',
  'outlook.fr',
  'outlook.kr',
]);

/** One letter too many, too few or different, or two swapped. */
function isOneSlipAway(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (text: string, skipped: number): string => text.slice(start + skipped);
  const swapped =
    typed[start] === meant[start + 1] &&
    typed[start + 1] === meant[start] &&
    rest(typed, 2) === rest(meant, 2);
  return (
    swapped ||
    rest(typed, 1) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1)
  );
}

/** `mio@gmial.com` gives `mio@gmail.com`; null without a suggestion. */
export function suggestEmail(email: string): string | null {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at < 1 || realNeighbours.has(domain)) return null;
  const meant = commonDomains.find((common) => isOneSlipAway(domain, common));
  return meant === undefined ? null : `${email.slice(0, at)}@${meant}`;
}
