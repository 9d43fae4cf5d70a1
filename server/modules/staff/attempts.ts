import { networkOf } from '../../lib/process/network.ts';
import { hit, takeBack } from '../../lib/request/rateLimit.ts';
import type { RateLimit } from '../../lib/request/rateLimit.ts';
import type { StaffContext } from '../../lib/request/staff.ts';

const quarter = 15 * 60_000;
/** All tries from one network. */
const tries: RateLimit = { name: 'staff-sign-in', hits: 60, windowMs: quarter };
/** Wrong tries for one account, from one network and from everywhere. */
const wrongHere: RateLimit = { name: 'staff-wrong', hits: 10, windowMs: quarter };
const wrongAnywhere: RateLimit = { name: 'staff-wrong-anywhere', hits: 50, windowMs: quarter };

/** Counts a try before checking it, and takes it back when it was right. */
export async function attempt<Found>(
  { services, request }: StaffContext,
  account: string,
  look: () => Promise<Found | undefined>,
): Promise<Found | undefined> {
  const network = networkOf(request.ip);
  await hit(services, tries, network);
  const hits = [
    await hit(services, wrongHere, `${network} ${account}`),
    await hit(services, wrongAnywhere, account),
  ];
  const found = await look();
  if (found !== undefined) for (const one of hits) await takeBack(services.db, one);
  return found;
}
