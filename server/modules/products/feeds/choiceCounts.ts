import type { Context } from '../../../lib/request/context.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Services } from '../../../lib/request/services.ts';
import { memberScope } from '../../viewer/visibility.ts';
import { choicesOfAll, choicesOfFitting, gatherChoices } from './choiceCountsSql.ts';
import { filterNames, filterValues, isFiltered, without } from './filters.ts';
import type { FilterValues } from './filtersSql.ts';
import { kinds, mostCounted, newSince } from './memberFeed.ts';
import type { Count, CountArgs } from './memberFeed.ts';

type Kind = (typeof kinds)[keyof FilterValues];
/** Colours have no list of choices. */
const counted = filterNames.filter((name) => name !== 'colors');

export interface ChoiceCount extends Count {
  /** An entry's id, or a word of an enumeration; no two kinds share one. */
  readonly value: string;
}

export interface ChoiceArgs extends CountArgs {
  readonly of: readonly Kind[];
}

/** Of what is filtered, no more works than this are looked at. */
const mostLookedAt = 5_000;

const author = (...words: readonly string[]) => ({
  valueOf: (choice: string) => words.find((word) => choice === `author:${word}`),
});
const entry = (prefix: string, typename: string) => ({
  valueOf: (choice: string) =>
    choice.startsWith(prefix) ? encodeGlobalId(typename, choice.slice(prefix.length)) : undefined,
});

const choices = {
  CATEGORY: entry('category:', 'Category'),
  INDUSTRY: entry('industry:', 'Industry'),
  TOOL: entry('tool:', 'Tool'),
  JOB_SEEKING_STATUS: author('SEEKING', 'SEEKING_IF_YOU_HAVE_A_GOOD_OFFER', 'NOT_SEEKING'),
  OPERATIONAL_AVAILABILITY: author('WEEKDAY_DAY_TIME', 'WEEKDAY_NIGHT_TIME', 'HOLIDAY'),
  ENGAGEMENT_TYPE: author('FREELANCE', 'SIDEJOB', 'CORPORATE'),
  WAY_OF_WORKING: author('FULL_REMOTE', 'FLEXIBLE', 'OFFICE'),
} as const satisfies Record<Exclude<Kind, 'COLOR'>, unknown>;

/** For each choice of these kinds that finds a work: how many it finds under the filters of the other kinds. */
export async function choiceCounts(context: Context, args: ChoiceArgs): Promise<ChoiceCount[]> {
  const filters = filterValues(args);
  const names = counted.filter((name) => args.of.includes(kinds[name]));
  const found = await Promise.all(
    names.map(async (name) => {
      const { valueOf } = choices[kinds[name]];
      const { rows, isCut } = await rowsUnder(context, without(filters, name), args.newbie === true);
      return rows.flatMap(({ choice, count }) => {
        const value = valueOf(choice);
        if (value === undefined || count <= 0) return [];
        return [{ value, count: Math.min(count, mostCounted), isMore: isCut || count > mostCounted }];
      });
    }),
  );
  return found.flat();
}

async function rowsUnder(context: Context, filters: FilterValues, newbie: boolean) {
  const { db } = context.services;
  const scope = memberScope(context.viewer);
  if (!newbie && !isFiltered(filters)) return { rows: await choicesOfAll(db, scope), isCut: false };
  const since = newbie ? newSince(context) : null;
  const { rows, found } = await choicesOfFitting(db, scope, {
    filters,
    newSince: since,
    limit: mostLookedAt + 1,
  });
  return { rows, isCut: found > mostLookedAt };
}

const changesATurn = 5_000;

/** Gathers what changed into the sums; several servers share it. */
export async function gatherChoiceCounts({ db }: Pick<Services, 'db'>): Promise<void> {
  while ((await gatherChoices(db, changesATurn)) === changesATurn);
}
