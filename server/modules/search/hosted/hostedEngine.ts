import type { Services } from '../../../lib/request/services.ts';
import { databaseEngine } from '../finding/engine.ts';
import type { Found, Page, Question, SearchEngine } from '../finding/engine.ts';
import { mostCounted } from '../finding/countingSql.ts';
import type { Looking } from '../finding/documentsSql.ts';
import { foundByIds } from '../finding/findingSql.ts';
import type { FoundRow } from '../finding/findingSql.ts';
import type { HostedSearch } from './hosted.ts';

/** No points of ours: such a place is one of the hosted engine's own order, counted from its beginning. */
const hostedScore = 999_999_999;
/** What is gone here may still be there: so often more is asked for until a page is full. */
const mostAsked = 3;

type Needs = Pick<Services, 'db' | 'log'>;

const isHosted = ({ from }: Page): boolean => from?.score === hostedScore;

/** Beyond which places of the hosted order a page lies. */
function spanOf({ from, backward, limit }: Page): { readonly offset: number; readonly length: number } {
  if (from === undefined) return { offset: 0, length: limit + 1 };
  if (!backward) return { offset: from.weight + 1, length: limit + 1 };
  const offset = Math.max(0, from.weight - limit - 1);
  return { offset, length: from.weight - offset };
}

/**
 * The hosted engine finds ids; what they are, and whether the viewer may find them, is read from our own index, and where it does not answer, or
 * finds nothing, ours does all of it. Of its facets nothing is taken.
 */
export function hostedEngine({ db, log }: Needs, hosted: HostedSearch): SearchEngine {
  const own = databaseEngine({ db });

  const ask = (question: Question, looking: Looking, offset: number, length: number) =>
    hosted.search({
      kind: question.kind,
      query: question.words.map(({ typed }) => typed).join(' '),
      facetFilters: [...question.filters.values()].filter((values) => values.length > 0),
      isNewest: question.sort === 'NEWEST',
      offset,
      length,
      looking,
    });

  const find = async (question: Question, looking: Looking, page: Page): Promise<Found> => {
    const rows: FoundRow[] = [];
    let { offset, length } = spanOf(page);
    let count = 0;
    for (let asked = 0; asked < mostAsked && length > 0; asked += 1) {
      const answer = await ask(question, looking, offset, length);
      count = answer.count;
      const ids = answer.ids.map((id) => id.slice(id.indexOf(':') + 1));
      const found = await foundByIds(db, question.kind, ids, looking);
      for (const [at, id] of ids.entries()) {
        const row = found.get(id);
        if (row) rows.push({ ...row, id, score: hostedScore, weight: offset + at });
      }
      if (page.backward || ids.length < length || rows.length > page.limit) break;
      offset += ids.length;
      length = page.limit + 1 - rows.length;
    }
    return {
      rows: page.backward ? rows.toReversed() : rows.slice(0, page.limit + 1),
      count: Math.min(count, mostCounted + 1),
      words: question.words,
      dropped: [],
      isLoose: false,
    };
  };

  /** A page of the hosted order by ours: so many from the beginning, and the rest of them. */
  const instead = async (question: Question, looking: Looking, page: Page): Promise<Found> => {
    if (!isHosted(page)) return own.find(question, looking, page);
    const { offset, length } = spanOf(page);
    const found = await own.find(question, looking, {
      limit: offset + length,
      backward: false,
      from: undefined,
    });
    const rows = found.rows
      .slice(offset, offset + length)
      .map((row, at) => ({ ...row, score: hostedScore, weight: offset + at }));
    return { ...found, rows: page.backward ? rows.toReversed() : rows };
  };

  return {
    async find(question, looking, page) {
      // A page of our own order goes on by ours.
      if (page.from !== undefined && !isHosted(page)) return own.find(question, looking, page);
      try {
        const found = await find(question, looking, page);
        if (found.count > 0 || page.from !== undefined) return found;
      } catch (error) {
        log.warn({ err: error }, 'the hosted search did not answer');
        return instead(question, looking, page);
      }
      return own.find(question, looking, page);
    },
    async counts(among, words, looking) {
      try {
        const answers = await Promise.all(
          among.map((kind) => ask({ kind, words, filters: new Map(), sort: 'BEST' }, looking, 0, 0)),
        );
        return answers.map(({ count }) => Math.min(count, mostCounted + 1));
      } catch (error) {
        log.warn({ err: error }, 'the hosted search did not answer');
        return own.counts(among, words, looking);
      }
    },
  };
}
