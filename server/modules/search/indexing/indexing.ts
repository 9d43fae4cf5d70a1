import { repeatedly } from '../../../lib/repeatedly.ts';
import type { Services } from '../../../lib/request/services.ts';
import { analysed } from './analyser.ts';
import { lookedInto } from './documentText.ts';
import type { LookedInto } from './documentText.ts';
import { plain } from './folding.ts';
import { takeLeftWords, writeWords } from './heldWordsSql.ts';
import type { FoundWord } from './heldWordsSql.ts';
import * as sql from './indexSql.ts';
import type { ChangeRow, DocumentRow } from './indexSql.ts';
import { kinds, sourcesOf } from './sourcesSql.ts';
import type { SourceRow } from './sourcesSql.ts';

type IndexServices = Pick<Services, 'clock' | 'db' | 'hosted'>;

/** So many in one go: a transaction of some milliseconds. */
const batch = 20;
const longestBody = 6_000;
const dayMs = 86_400_000;

interface Made {
  readonly document: DocumentRow;
  readonly titles: readonly FoundWord[];
  readonly texts: readonly FoundWord[];
}

function bodyOf({ pieces }: SourceRow): string {
  const body = [...new Set(pieces.map((piece) => piece.trim()).filter((piece) => piece !== ''))].join('\n');
  return body.slice(0, longestBody).toWellFormed();
}

/** Three weeks of age weigh as much as being received e times as well. */
function qualityOf({ sortAt, received }: SourceRow): number {
  return received + (sortAt.getTime() - Date.UTC(2024, 0, 1)) / (21 * dayMs);
}

/** What people name a person or a company by: its title, and each of its words. */
function titleWordsOf(title: LookedInto, kana: readonly string[]): string[] {
  const own = title.folded.split(' ');
  const readings = [...title.spoken.split('\n'), ...kana].flatMap((line) => [line, ...line.split(' ')]);
  return [
    ...new Set([
      title.folded,
      ...own,
      ...title.words.flatMap((one) => [one.folded, one.spoken]),
      ...readings,
    ]),
  ].filter((word) => word !== '');
}

async function make(sources: readonly SourceRow[]): Promise<Made[]> {
  const titles = sources.map(({ title }) => plain(title));
  const bodies = sources.map((source) => plain(bodyOf(source)));
  const allTerms = [...new Set(sources.flatMap(({ terms }) => terms))];
  const tokens = await analysed([...titles, ...bodies, ...allTerms.map(plain)].map(({ text }) => text));
  return sources.flatMap((source, index): Made[] => {
    const titlePlain = titles[index];
    const bodyPlain = bodies[index];
    if (titlePlain === undefined || bodyPlain === undefined) return [];
    const title = lookedInto(titlePlain, tokens[index] ?? [], source.kana);
    const body = lookedInto(bodyPlain, tokens[sources.length + index] ?? []);
    const terms = source.terms.flatMap((term): FoundWord[] => {
      const at = allTerms.indexOf(term);
      const read = lookedInto(plain(term), tokens[2 * sources.length + at] ?? []);
      return [
        {
          word: term,
          folded: read.folded,
          spoken: (read.spoken.split('\n')[0] ?? '').replaceAll(' ', ''),
        },
      ];
    });
    return [
      {
        document: {
          id: source.id,
          title: source.title,
          body: bodyOf(source),
          spans: [title.spans, body.spans],
          foldedTitle: title.folded,
          foldedBody: body.folded,
          spokenTitle: title.spoken,
          spokenBody: body.spoken,
          titleWords: titleWordsOf(title, []),
          grams: [...new Set([...title.grams, ...body.grams])],
          beginnings: title.beginnings + body.beginnings,
          facets: [...new Set(source.facets)],
          ownerId: source.ownerId,
          quality: qualityOf(source),
          sortAt: source.sortAt,
        },
        // What nobody may find is no word to be offered either.
        ...(source.audience === 'NOBODY'
          ? { titles: [], texts: [] }
          : {
              titles: [
                ...title.words.filter(({ word }) => [...word].length > 1 || /\p{Script=Han}/u.test(word)),
                ...terms,
              ],
              texts: body.tellingWords,
            }),
      },
    ];
  });
}

async function indexBatch(
  { db, clock, hosted }: IndexServices,
  changes: readonly ChangeRow[],
): Promise<void> {
  const made = await Promise.all(
    kinds.map(async (kind) => {
      const ids = changes.filter((change) => change.kind === kind).map(({ id }) => id);
      return { kind, made: await make(await sourcesOf(db, kind, ids)) };
    }),
  );
  await db.transaction().execute(async (trx) => {
    for (const one of made) {
      await sql.writeDocuments(
        trx,
        one.kind,
        one.made.map(({ document }) => document),
        clock.now(),
      );
    }
    await writeWords(
      trx,
      made.flatMap(({ kind, made: all }) =>
        all.map(({ document: { id }, titles, texts }) => ({ kind, id, titles, texts })),
      ),
    );
    if (hosted) await sql.notePushes(trx, changes);
    await sql.settleChanges(trx, changes);
  });
}

/** Indexes what changed, to its end or until it is told to stop. Answers how many it took. */
export async function indexChanges(
  services: IndexServices,
  isStopped: () => boolean = () => false,
): Promise<number> {
  let taken = 0;
  while (!isStopped()) {
    const changes = await sql.claimChanges(services.db, services.clock.now(), batch);
    if (changes.length === 0) break;
    await indexBatch(services, changes);
    taken += changes.length;
  }
  while (!isStopped() && (await takeLeftWords(services.db)) > 0);
  return taken;
}

/** Everything anew, while what stands goes on being found. */
export function noteEverything({ db }: IndexServices): Promise<number> {
  return sql.noteEverything(db);
}

export function waitingChanges({ db }: IndexServices): Promise<number> {
  return sql.countChanges(db);
}

const pauseMs = 400;

/** Keeps the index within a second of what is written. Answers how to stop it. */
export function keepIndexed(services: IndexServices & Pick<Services, 'log'>): () => Promise<void> {
  return repeatedly((isStopped) => indexChanges(services, isStopped), {
    everyMs: pauseMs,
    onError: (error) => services.log.error({ err: error }, 'the index of search was not brought up'),
  });
}
