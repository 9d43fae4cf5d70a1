import { creators } from '../creators.ts';
import type { DemoCreator } from '../types.ts';
import { works } from '../works.ts';
import { demoCompanies } from './companies.ts';
import { lot } from './lots.ts';
import type { DemoCompany } from './types.ts';

/** A creator's employer does not see them: which companies of the town that is. */
export function employerOf(creator: DemoCreator): DemoCompany | undefined {
  return demoCompanies.find(({ name }) => name === creator.nameOfCompany);
}

export type DemoFollow = {
  readonly personKey: string;
  readonly creatorKey: string;
  readonly daysAgo: number;
};

/** Those whom the demo company's owner follows by choice, the newest first. */
const chosenByOwner = ['c07', 'c01', 'c13', 'c34', 'c58', 'c03', 'c50', 'c42', 'c18', 'c17'];

function categoriesOf(creatorKey: string): ReadonlySet<string> {
  return new Set(works.filter((work) => work.creatorKey === creatorKey).flatMap((work) => work.categories));
}

/** Who follows whom: mostly creators of the categories a person cares for. */
export function demoFollows(): DemoFollow[] {
  const fields = new Map(creators.map(({ key }) => [key, categoriesOf(key)]));
  return demoCompanies.flatMap((company) =>
    company.people
      .filter(({ role }) => role !== 'OUTSOURCING_RECRUITER')
      .flatMap((person) =>
        creators.flatMap((creator): DemoFollow[] => {
          if (employerOf(creator)?.key === company.key) return [];
          const place = person.key === 'k01-1' ? chosenByOwner.indexOf(creator.key) : -1;
          const shares = person.interests.some((name) => fields.get(creator.key)?.has(name));
          const follows = place >= 0 || lot('follow', person.key, creator.key) < (shares ? 0.42 : 0.03);
          if (!follows) return [];
          const span = Math.min(company.joinedDaysAgo - 1, 150);
          const daysAgo =
            place >= 0 ? 0.2 + place * 1.7 : 0.05 + lot('followed', person.key, creator.key) ** 1.6 * span;
          return [{ personKey: person.key, creatorKey: creator.key, daysAgo }];
        }),
      ),
  );
}

export type DemoBookmark = {
  readonly memberKey: string;
  readonly workKey: string;
  /** Share of the time since the work came out; 0 is its first moment. */
  readonly share: number;
};

/** Who kept which work. Some members keep much, most keep little; `bookmarkWeight` says what is liked. */
export function demoBookmarks(): DemoBookmark[] {
  const shown = works.filter(({ review, published }) => review === 'APPROVED' && published);
  const members = [
    ...creators.map(({ key }) => ({ key, hidden: undefined })),
    ...demoCompanies.flatMap((company) => company.people.map(({ key }) => ({ key, hidden: company.key }))),
  ];
  const employers = new Map(creators.map((creator) => [creator.key, employerOf(creator)?.key]));
  return members.flatMap(({ key, hidden }) => {
    const eagerness = key === 'c01' || key === 'k01-1' ? 0.4 : 0.05 + 0.5 * lot('eager', key) ** 2;
    return shown.flatMap((work): DemoBookmark[] => {
      if (work.creatorKey === key) return [];
      if (hidden !== undefined && employers.get(work.creatorKey) === hidden) return [];
      const likes = lot('bookmark', key, work.key) < (work.bookmarkWeight / 100) * eagerness;
      return likes ? [{ memberKey: key, workKey: work.key, share: lot('kept', key, work.key) ** 2 }] : [];
    });
  });
}
