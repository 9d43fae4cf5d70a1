import { beforeAll, describe, expect, it } from 'vitest';
import { testMoment } from '../../../db/testing/testRows.ts';
import type { TestApi } from '../../../graphql/testing.ts';
import type { SearchEngine } from '../finding/engine.ts';
import { filtersOf } from '../finding/filters.ts';
import { wordsOf } from '../finding/words.ts';

interface Started {
  readonly api: TestApi;
  readonly engine: SearchEngine;
  /** Has the engine know what was written. */
  readonly bringUp: () => Promise<void>;
}

/** What every engine of the search must do, run on each. */
export function engineContract(name: string, start: () => Promise<Started>): void {
  describe(`${name} answers`, () => {
    let started: Started;
    let author: string;
    let company: string;
    let recruiter: string;
    let hidden: string;
    beforeAll(async () => {
      started = await start();
      const { rows, services } = started.api;
      company = await rows.company();
      recruiter = await rows.member({ company_id: company });
      author = await rows.creator({ user_name: '堂本 千晶' });
      const hiding = await rows.creator({ user_name: '隠れる 人' });
      await services.db
        .insertInto('creator_hidden_companies')
        .values({ creator_id: hiding, company_id: company, reason: 'MANUAL', created_at: testMoment })
        .execute();
      for (let n = 0; n < 30; n += 1)
        await rows.publicProduct({
          author_id: author,
          name: `灯台の版画 第${n + 1}`,
          category_ids: [n % 2 === 0 ? 1 : 2],
          first_published_at: new Date(testMoment.getTime() + n * 60_000),
        });
      await rows.publicProduct({ author_id: author, name: '会員の版画', visibility: 'MEMBERS' });
      hidden = await rows.publicProduct({ author_id: hiding, name: '隠れた版画' });
      await started.bringUp();
    });

    const looking = (isMember = true) => ({
      scope: { viewerId: recruiter, companyId: company, emailDomain: 'company.example' },
      isMember,
    });
    const ask = (
      query: string,
      { filters = [] as string[], sort = 'BEST' as 'BEST' | 'NEWEST', isMember = true } = {},
    ) =>
      started.engine.find(
        { kind: 'PRODUCT', words: wordsOf(query), filters: filtersOf(filters), sort },
        looking(isMember),
        { limit: 50, backward: false, from: undefined },
      );

    it('what holds the words, by signs and by readings, with what it says', async () => {
      const { rows, count } = await ask('灯台');
      expect(count).toBe(30);
      expect(rows).toHaveLength(30);
      expect(rows[0]?.title).toMatch(/^灯台の版画/u);
      expect((await ask('とうだい')).count).toBe(30);
      expect((await ask('存在しない語')).rows).toEqual([]);
    });

    it('narrowed by facets, and what came last first', async () => {
      expect((await ask('灯台', { filters: ['category:1'] })).count).toBe(15);
      const { rows } = await ask('灯台', { sort: 'NEWEST' });
      expect(rows.slice(0, 2).map(({ title }) => title)).toEqual(['灯台の版画 第30', '灯台の版画 第29']);
    });

    it('page by page, each once, and back again', async () => {
      const question = { kind: 'PRODUCT', words: wordsOf('灯台'), filters: new Map(), sort: 'BEST' } as const;
      const seen: string[] = [];
      let from: Parameters<SearchEngine['find']>[2]['from'];
      for (let pages = 0; pages < 10; pages += 1) {
        const { rows } = await started.engine.find(question, looking(), { limit: 7, backward: false, from });
        seen.push(...rows.slice(0, 7).map(({ id }) => id));
        if (rows.length <= 7) break;
        from = rows[6];
      }
      expect(seen).toHaveLength(30);
      expect(new Set(seen).size).toBe(30);
      const { rows } = await started.engine.find(question, looking(), { limit: 7, backward: true, from });
      expect(
        rows
          .slice(0, 7)
          .map(({ id }) => id)
          .toReversed(),
      ).toEqual(seen.slice(20, 27));
    });

    it('nothing that the viewer may not find, nor counts it', async () => {
      const { rows, count } = await ask('版画');
      expect(count).toBe(31);
      expect(rows.map(({ id }) => id)).not.toContain(hidden);
      expect((await ask('版画', { isMember: false })).count).toBe(30);
      expect(await started.engine.counts(['PRODUCT', 'CREATOR'], wordsOf('隠れた'), looking())).toEqual([
        0, 0,
      ]);
      expect(await started.engine.counts(['PRODUCT', 'CREATOR'], wordsOf('版画'), looking())).toEqual([
        31, 0,
      ]);
    });
  });
}
