import { hash } from '@node-rs/argon2';
import type { Services } from '../../lib/request/services.ts';
import { scoreAll } from '../products/feeds/score.ts';
import { readAllSignals } from '../recommend/ranking/signals.ts';
import { planRooms } from './chatPlan.ts';
import { seedCompanies, seedCompanyUsers } from './seedCompanies.ts';
import { seedCreatorUsers, seedCreators, seedHiding } from './seedCreators.ts';
import { seedEngagements } from './seedEngagements.ts';
import { seedConsultations } from './seedConsultations.ts';
import { seedChanges, seedOffers } from './seedOffers.ts';
import { seedQuotes } from './seedQuotes.ts';
import { operatorEmail, seedDesk, seedStaff } from './seedDesk.ts';
import { planEntries, seedEntries } from './seedEntries.ts';
import { seedLife } from './seedLife.ts';
import { seedNotices } from './seedNotices.ts';
import { seedOpenings } from './seedOpenings.ts';
import { seedMessages, seedRooms, sentFiles, storeFiles } from './seedRooms.ts';
import { seedVisits } from './seedVisits.ts';
import { pictures, seedMedia, seedWorks } from './seedWorks.ts';
import { type TownCounts, computeResponsiveness, countTown, isSeeded, markSeeded } from './sql.ts';
import { storeMedia } from './storeMedia.ts';
import { openTown } from './town.ts';

export interface DemoAccount {
  readonly label: string;
  readonly email: string;
  readonly password: string;
}

export interface DemoSummary {
  readonly accounts: readonly DemoAccount[];
  readonly counts: TownCounts;
}

const password = 'tsumugi-demo-2026';

/** What the start prints, for someone who wants to look around: who can sign in at the members' pages. */
export const demoAccounts: readonly DemoAccount[] = [
  { label: 'クリエイター', email: 'creator@tsumugi.example', password },
  { label: '会社', email: 'company@tsumugi.example', password },
];

/** Signs in at /admin. Its second factor is set up with a key that the start prints. */
export const demoOperator = {
  label: '運営',
  email: operatorEmail,
  password,
  totpSecret: 'TSUMUGIEDITORSDESKDEMOKEYFORHOME',
} as const;

/**
 * Builds the demo town, once: a row of the audit log says that it stands. Pictures go to the storage first, where a second try finds
 * them; all rows are one transaction, so that a crash leaves an empty house and no half of a town.
 */
export async function seedDemo(
  services: Pick<Services, 'clock' | 'db' | 'log' | 'newId' | 'secrets' | 'storage'>,
  onBuilding: () => void = () => undefined,
): Promise<DemoSummary> {
  const { db, clock, log, newId, storage } = services;
  if (!(await isSeeded(db))) {
    onBuilding();
    const now = clock.now();
    const stored = await storeMedia(
      storage,
      pictures().map(({ file }) => file),
    );
    const files = await storeFiles(storage, sentFiles());
    // argon2id, as the library has it by default.
    const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
    await db.transaction().execute(async (trx) => {
      const town = await openTown({ trx, now, newId, passwordHash, stored });
      const staffId = await seedStaff(town);
      await seedCreatorUsers(town);
      await seedCompanyUsers(town);
      await seedMedia(town);
      await seedCreators(town);
      await seedCompanies(town);
      await seedHiding(town);
      await seedWorks(town);
      await seedOpenings(town);

      const rooms = planRooms(town);
      const entries = planEntries(town, rooms);
      await seedVisits(town, rooms.values(), entries);
      await seedRooms(town, rooms.values());
      await seedEntries(town, entries, rooms);
      await seedConsultations(town, rooms);
      await seedOffers(town, rooms, entries);
      await seedQuotes(town, rooms);
      await seedEngagements(town, rooms, services);
      await seedChanges(town, rooms);
      await seedMessages(town, rooms.values(), files);

      await seedLife(town, staffId);
      await seedNotices(town, rooms.values(), entries);
      await seedDesk(town, staffId);
      await scoreAll(trx, now);
      await readAllSignals(trx, now);
      await computeResponsiveness(trx, now);
      await markSeeded(trx, newId(), now);
    });
    log.info({ ms: clock.now().getTime() - now.getTime() }, 'demo town built');
  }
  return { accounts: demoAccounts, counts: await countTown(db) };
}
