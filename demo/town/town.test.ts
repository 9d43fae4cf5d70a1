import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { creators } from '../creators.ts';
import { works } from '../works.ts';
import { demoCompanies, demoPeople } from './companies.ts';
import { demoConsultations, demoEmployments, demoOffers, demoQuotes } from './dealings.ts';
import { demoContacts, demoLeads, demoMotivations, demoNotices, demoReports } from './desk.ts';
import { demoChanges, demoEngagements } from './engagements.ts';
import { demoEntries } from './entries.ts';
import { demoBookmarks, demoFollows, employerOf } from './life.ts';
import { demoOpenings, grossOf } from './openings.ts';
import { papersOf } from './papers.ts';
import { demoRooms } from './rooms.ts';
import { momentOf } from './times.ts';
import type { DemoOpening } from './types.ts';
import { workingRules } from './workingRules.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const migration = readFileSync(
  new URL('../../server/db/migrations/0002_taxonomy.sql', import.meta.url),
  'utf8',
);

/** The names that the migration puts into a vocabulary. */
function namesOf(table: string): ReadonlySet<string> {
  const [, values = ''] =
    new RegExp(`insert into ${table} \\([^)]*\\) values([^;]*);`, 'u').exec(migration) ?? [];
  return new Set([...values.matchAll(/\(\d+, '([^']*)'/gu)].map(([, name]) => name ?? ''));
}

const vocabulary = {
  categories: namesOf('categories'),
  industries: namesOf('industries'),
  tools: namesOf('tools'),
  occupations: namesOf('occupations'),
  tags: namesOf('job_tags'),
  prefectures: namesOf('prefectures'),
};

const creatorKeys = new Set(creators.map(({ key }) => key));
const openings = new Map(demoOpenings.map((opening) => [opening.key, opening]));
const isPublished = ({ status }: DemoOpening): boolean => status !== 'DRAFT';

function repeated(texts: readonly (string | undefined)[]): string[] {
  const counts = Map.groupBy(
    texts.filter((text) => text !== undefined),
    (text) => text,
  );
  return [...counts].filter(([, same]) => same.length > 1).map(([text]) => text);
}

function unknown(names: readonly string[], known: ReadonlySet<string>): string[] {
  return names.filter((name) => !known.has(name));
}

describe('companies', () => {
  it('are 25, each with an owner, with names, addresses and e-mails of their own', () => {
    expect(demoCompanies.map(({ key }) => key)).toEqual(
      Array.from({ length: 25 }, (_, place) => `k${String(place + 1).padStart(2, '0')}`),
    );
    for (const company of demoCompanies) {
      expect(company.people[0]?.role).toBe('CORPORATE_USER');
      expect(company.people.length).toBeLessThanOrEqual(3);
      expect(company.businessDescription.length).toBeGreaterThan(80);
      expect(company.postalCode).toMatch(/^\d{3}-\d{4}$/u);
      expect(new URL(company.url).hostname).toMatch(/\.example$/u);
      // 000 as exchange is assigned to nobody.
      expect(company.phone).toMatch(/^0\d{1,3}-0{2,4}-\d{4}$/u);
    }
    for (const person of demoPeople) {
      expect(`${person.lastNameKana}${person.firstNameKana}`).toMatch(/^[ァ-ヶー]+$/u);
      expect(person.lastName.length).toBeGreaterThan(0);
      expect(person.email).toMatch(/\.example$/u);
    }
    expect(repeated(demoPeople.map(({ email }) => email))).toEqual([]);
    expect(repeated(demoPeople.map(({ lastName, firstName }) => lastName + firstName))).toEqual([]);
    expect(repeated(demoCompanies.map(({ businessDescription }) => businessDescription))).toEqual([]);
  });

  it('use the words of the vocabularies', () => {
    expect(
      unknown(
        demoCompanies.map(({ industry }) => industry),
        vocabulary.industries,
      ),
    ).toEqual([]);
    expect(
      unknown(
        demoCompanies.map(({ prefecture }) => prefecture),
        vocabulary.prefectures,
      ),
    ).toEqual([]);
    expect(
      unknown(
        demoPeople.flatMap(({ interests }) => interests),
        vocabulary.categories,
      ),
    ).toEqual([]);
  });

  it('have their pictures', () => {
    const files = demoCompanies.flatMap(({ key }) => [`logo-${key}.webp`, `cover-${key}.webp`]);
    expect(files.filter((file) => !existsSync(new URL(`../media/${file}`, import.meta.url)))).toEqual([]);
  });
});

describe('openings', () => {
  it('are 80, of the three kinds, in every state, half of the public ones open to the outside', () => {
    expect(openings.size).toBe(80);
    const states = new Set(demoOpenings.map(({ kind, status }) => `${kind} ${status}`));
    expect(states.size).toBe(12);
    const shown = demoOpenings.filter(({ status }) => status === 'PUBLIC');
    const outside = demoOpenings.filter(({ openToOutside }) => openToOutside === true);
    expect(outside.length / demoOpenings.length).toBeGreaterThan(0.4);
    expect(outside.filter(({ status }) => status !== 'PUBLIC')).toEqual([]);
    expect(shown.length).toBeGreaterThan(outside.length);
  });

  it('keep the limits of the form', () => {
    for (const { title, questions = [], links = [] } of demoOpenings) {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(questions.length).toBeLessThanOrEqual(5);
      for (const question of questions) expect(question.length).toBeLessThanOrEqual(120);
      for (const link of links) expect(new URL(link).hostname).toMatch(/\.example$/u);
    }
  });

  it('use the words of the vocabularies, each once', () => {
    for (const opening of demoOpenings) {
      expect(unknown(opening.categories, vocabulary.categories)).toEqual([]);
      expect(unknown(opening.industries, vocabulary.industries)).toEqual([]);
      expect(unknown(opening.tools, vocabulary.tools)).toEqual([]);
      expect(repeated(opening.categories)).toEqual([]);
      expect(repeated(opening.tools)).toEqual([]);
      expect(repeated(opening.industries)).toEqual([]);
      if (opening.kind !== 'FULL_TIME') continue;
      expect(unknown(opening.occupations, vocabulary.occupations)).toEqual([]);
      expect(unknown(opening.tags, vocabulary.tags)).toEqual([]);
      expect(repeated(opening.tags)).toEqual([]);
    }
  });

  it('pass the publishing gate unless they are drafts', () => {
    for (const opening of demoOpenings.filter(isPublished)) {
      const missing =
        opening.kind === 'CONTRACT_UNIT'
          ? [opening.offerDetail, opening.place, opening.netPrice, opening.paymentTerms]
          : opening.kind === 'HOURLY_RATE'
            ? [
                opening.serviceDescription,
                opening.roleResponsibilityArea,
                opening.place,
                opening.netPrice,
                opening.weeklyHours,
              ]
            : [
                opening.jobDetail,
                opening.payMin,
                opening.workingPlace,
                opening.scopeOfWorkChange,
                opening.scopeOfPlaceChange,
                opening.contractPeriod,
                opening.probation,
                workingRules[opening.companyKey],
              ];
      expect({ key: opening.key, missing: missing.filter((item) => item === undefined) }).toEqual({
        key: opening.key,
        missing: [],
      });
    }
  });

  it('happen in order', () => {
    for (const { key, status, createdDaysAgo, publishedDaysAgo, closedDaysAgo } of demoOpenings) {
      expect({ key, isPublished: publishedDaysAgo !== undefined }).toEqual({
        key,
        isPublished: status !== 'DRAFT',
      });
      expect({ key, isClosed: closedDaysAgo !== undefined }).toEqual({ key, isClosed: status === 'CLOSED' });
      expect(createdDaysAgo).toBeGreaterThan(publishedDaysAgo ?? -1);
      expect(publishedDaysAgo ?? 1000).toBeGreaterThan(closedDaysAgo ?? -1);
      const joined =
        demoCompanies.find((company) => company.key === openings.get(key)?.companyKey)?.joinedDaysAgo ?? 0;
      expect(joined).toBeGreaterThan(createdDaysAgo);
    }
  });

  it('cost what the company pays: the commission is a tenth, rounded up', () => {
    expect(grossOf(650_000)).toBe(715_000);
    expect(grossOf(5_505)).toBe(6_056);
    expect(grossOf(98_001)).toBe(107_802);
  });

  it('say nothing twice', () => {
    expect(repeated(demoOpenings.map(({ title }) => title))).toEqual([]);
    expect(repeated(demoOpenings.flatMap(({ questions = [] }) => questions))).toEqual([]);
    const texts = demoOpenings.flatMap((opening) =>
      opening.kind === 'CONTRACT_UNIT'
        ? [opening.offerDetail, opening.assets, opening.publishNote]
        : [
            opening.kind === 'HOURLY_RATE' ? opening.serviceDescription : opening.jobDetail,
            opening.teamMission,
            opening.totalMemberOfCreatorsDescription,
            opening.roleResponsibilityArea,
            opening.businessPhaseDescription,
            opening.creativeContribution,
            opening.messageForCreator,
            opening.jobRequirements,
            opening.desiredJobRequirements,
          ],
    );
    expect(repeated(texts)).toEqual([]);
  });
});

describe('entries', () => {
  it('are made by creators while the opening was public, once, not at their own employer', () => {
    expect(repeated(demoEntries.map(({ openingKey, creatorKey }) => `${openingKey} ${creatorKey}`))).toEqual(
      [],
    );
    for (const entry of demoEntries) {
      const opening = openings.get(entry.openingKey);
      const creator = creators.find(({ key }) => key === entry.creatorKey);
      expect(opening?.publishedDaysAgo).toBeGreaterThan(entry.daysAgo);
      expect(opening?.closedDaysAgo ?? 0).toBeLessThan(entry.daysAgo);
      expect(entry.stageDaysAgo ?? 0).toBeLessThanOrEqual(entry.daysAgo);
      expect(creator && employerOf(creator)?.key).not.toBe(opening?.companyKey);
      expect({ entry: `${entry.openingKey} ${entry.creatorKey}`, answers: entry.answers.length }).toEqual({
        entry: `${entry.openingKey} ${entry.creatorKey}`,
        answers: opening?.questions?.length ?? 0,
      });
      expect(entry.message.length).toBeLessThanOrEqual(2000);
      for (const answer of entry.answers) expect(answer.length).toBeLessThanOrEqual(1000);
      expect(entry.farewell !== undefined).toBe(entry.stage === 'DECLINED');
    }
  });

  it('say nothing twice and stand at every stage', () => {
    expect(
      repeated(
        demoEntries.flatMap(({ message, answers, farewell, note }) => [message, ...answers, farewell, note]),
      ),
    ).toEqual([]);
    expect(new Set(demoEntries.map(({ stage }) => stage)).size).toBeGreaterThanOrEqual(6);
  });

  it('that were offered or taken have their official offer', () => {
    const without = demoEntries.filter(
      ({ stage, openingKey, creatorKey }) =>
        (stage === 'OFFERED' || stage === 'HIRED') &&
        !demoOffers.some((offer) => offer.openingKey === openingKey && offer.creatorKey === creatorKey),
    );
    expect(without.map(({ openingKey, creatorKey }) => `${openingKey} ${creatorKey}`)).toEqual([]);
  });
});

describe('rooms', () => {
  it('are of one company and one creator each, long enough to read', () => {
    expect(demoRooms.length).toBeGreaterThanOrEqual(10);
    expect(repeated(demoRooms.map(({ companyKey, creatorKey }) => `${companyKey} ${creatorKey}`))).toEqual(
      [],
    );
    for (const { messages, unreadByCreator = 0, unreadByCompany = 0 } of demoRooms) {
      expect(messages.length).toBeGreaterThanOrEqual(4);
      expect(messages.length).toBeLessThanOrEqual(30);
      expect(Math.max(unreadByCreator, unreadByCompany)).toBeLessThan(messages.length);
    }
  });

  it('are spoken in by their own, in order, about things there are', () => {
    const consultations = new Map(demoConsultations.map((one) => [one.key, one]));
    const commissions = new Map(demoOffers.map((one) => [one.key, one]));
    const changes = demoChanges.map((one) => ({ ...commissions.get(one.offerKey), ...one }));
    const offers = new Map([...demoOffers, ...demoEmployments, ...changes].map((one) => [one.key, one]));
    const quotes = new Map(demoQuotes.map((one) => [one.key, one]));
    for (const { companyKey, creatorKey, messages } of demoRooms) {
      const people = demoCompanies.find(({ key }) => key === companyKey)?.people ?? [];
      let last = 0;
      for (const [speaker, when, said] of messages) {
        const at = momentOf(now, when).getTime();
        expect({ companyKey, creatorKey, when, inOrder: at >= last && at <= now.getTime() }).toEqual({
          companyKey,
          creatorKey,
          when,
          inOrder: true,
        });
        last = at;
        expect(speaker === 'c' || Number(speaker) <= people.length).toBe(true);
        if (typeof said === 'string') continue;
        if ('opening' in said) expect(openings.get(said.opening)?.companyKey).toBe(companyKey);
        if ('consultation' in said)
          expect(consultations.get(said.consultation)).toMatchObject({ companyKey, creatorKey, when });
        if ('quote' in said) expect(quotes.get(said.quote)).toMatchObject({ companyKey, creatorKey, when });
        if ('offer' in said) expect(offers.get(said.offer)).toMatchObject({ companyKey, creatorKey, when });
        if ('picture' in said)
          expect(works.filter((work) => work.creatorKey === creatorKey).length).toBeGreaterThan(said.picture);
      }
    }
  });

  it('say nothing twice', () => {
    expect(
      repeated(
        demoRooms.flatMap(({ messages }) =>
          messages.flatMap(([, , said]) => (typeof said === 'string' && said.length > 12 ? [said] : [])),
        ),
      ),
    ).toEqual([]);
  });

  it('carry files that are what their names say', () => {
    const pdf = Buffer.from(papersOf('紙器規格表.pdf').bytes).toString('latin1');
    expect(pdf.startsWith('%PDF-1.4')).toBe(true);
    const start = Number(/startxref\n(\d+)/u.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 4)).toBe('xref');
    expect(Buffer.from(papersOf('a.zip').bytes).readUInt32LE(0)).toBe(0x06054b50);
    expect(papersOf('一.pdf').bytes).not.toEqual(papersOf('二.pdf').bytes);
  });
});

describe('dealings', () => {
  it('pay within 60 days of receipt, the day of receipt counted in', () => {
    for (const { key, deliveryAfterDays, serviceAfterDays, paymentAfterDays } of demoOffers) {
      const received = deliveryAfterDays ?? serviceAfterDays?.[1] ?? Number.NaN;
      expect({ key, inTime: paymentAfterDays <= received + 59 && paymentAfterDays > received }).toEqual({
        key,
        inTime: true,
      });
    }
  });

  it('name an undecided term with its reason', () => {
    for (const { inspectionAfterDays, undecided } of demoOffers) {
      expect(undecided?.term === 'INSPECTION').toBe(inspectionAfterDays === undefined);
    }
  });

  it('are in every state: an offer, and the work after it', () => {
    const states = demoOffers.map(({ status, when }) =>
      status === 'SENT' && momentOf(now, when).getTime() < now.getTime() - 8 * 86_400_000
        ? 'EXPIRED'
        : status,
    );
    expect([...new Set(states)].toSorted()).toEqual(['ACCEPTED', 'DECLINED', 'EXPIRED', 'SENT', 'WITHDRAWN']);
    const accepted = new Set(demoOffers.flatMap(({ key, status }) => (status === 'ACCEPTED' ? [key] : [])));
    expect(demoEngagements.filter(({ offerKey }) => !accepted.has(offerKey))).toEqual([]);
    const stages = demoEngagements.flatMap(({ state, rounds = [] }) => [
      state,
      ...rounds.map((round) => round.state),
    ]);
    expect([...new Set(stages)].toSorted()).toEqual([
      'ACCEPTED',
      'CORRECTION_ASKED',
      'DELIVERED',
      'ENDED_EARLY',
      'INVOICED',
      'PAID',
      'RECEIVED',
      'UNDER_WAY',
    ]);
  });

  it('are answered after they were sent', () => {
    for (const { when, respondedWhen, status } of demoOffers) {
      expect(respondedWhen === undefined).toBe(status === 'SENT');
      if (respondedWhen !== undefined) expect(momentOf(now, respondedWhen) > momentOf(now, when)).toBe(true);
    }
  });
});

describe('the rest of life', () => {
  it('refers to people, works and openings there are', () => {
    const referred = [
      ...demoMotivations.map(([creatorKey]) => creatorKey),
      ...demoReports.map(({ reporterKey }) => reporterKey),
      ...demoEntries.map(({ creatorKey }) => creatorKey),
      ...demoRooms.map(({ creatorKey }) => creatorKey),
      ...works.map(({ creatorKey }) => creatorKey),
    ];
    expect(unknown(referred, creatorKeys)).toEqual([]);
    expect(repeated(demoMotivations.map(([creatorKey]) => creatorKey))).toEqual([]);
  });

  it('keeps notices and letters within their limits', () => {
    for (const { content, link } of demoNotices) {
      expect(content.length).toBeLessThanOrEqual(2000);
      expect(link ?? '/').toMatch(/^\//u);
    }
    expect(demoNotices.length).toBeGreaterThanOrEqual(8);
    expect(demoLeads.length).toBeGreaterThan(2);
    expect(demoContacts.length).toBeGreaterThan(2);
  });

  it('likes some works much and most a little, the same ones each time', () => {
    const bookmarks = demoBookmarks();
    expect(demoBookmarks()).toEqual(bookmarks);
    const counts = [...Map.groupBy(bookmarks, ({ workKey }) => workKey).values()]
      .map((kept) => kept.length)
      .toSorted((a, b) => b - a);
    expect(counts[0]).toBeGreaterThan(15);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThan((counts[0] ?? 0) / 2);
    expect(demoFollows()).toEqual(demoFollows());
    expect(demoFollows().length).toBeGreaterThan(120);
  });

  it('has a picture and a placeholder for every file it names', () => {
    const read = (file: string): string => readFileSync(new URL(`../media/${file}`, import.meta.url), 'utf8');
    const manifest: unknown = JSON.parse(read('manifest.json'));
    const previews: unknown = JSON.parse(read('previews.json'));
    const has = (record: unknown, file: string): boolean =>
      typeof record === 'object' && record !== null && file in record;
    const files = [
      ...creators.map(({ avatar }) => avatar),
      ...works.flatMap(({ media }) => media.map(({ file }) => file)),
      ...demoCompanies.flatMap(({ key }) => [`logo-${key}.webp`, `cover-${key}.webp`]),
      ...demoOpenings.map(({ key }) => `cover-${key}.webp`),
    ];
    expect(files.filter((file) => !existsSync(new URL(`../media/${file}`, import.meta.url)))).toEqual([]);
    expect(files.filter((file) => !has(manifest, file) || !has(previews, file))).toEqual([]);
  });

  it('has its articles show only works that everybody may see', () => {
    const content = fileURLToPath(new URL('../../content/', import.meta.url));
    const named = globSync('**/*.md', { cwd: content }).flatMap((file) =>
      [...readFileSync(`${content}${file}`, 'utf8').matchAll(/\b(w\d{3})\b/gu)].map(([, key = '']) => ({
        file,
        key,
      })),
    );
    expect(named.length).toBeGreaterThan(20);
    const open = new Set(
      works.filter(({ published, review }) => published && review === 'APPROVED').map(({ key }) => key),
    );
    expect(named.filter(({ key }) => !open.has(key))).toEqual([]);
  });
});
