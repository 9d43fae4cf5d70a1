import type { Services } from '../../../lib/request/services.ts';
import { readMakeup } from './makeupSql.ts';
import type { MakeupRow } from './makeupSql.ts';

/** Of fewer people the number is not told: who they are might be guessed. */
const fewest = 5;

const questions: readonly {
  readonly key: MakeupRow['question'];
  readonly name: string;
  readonly answers: readonly (readonly [answer: string | null, name: string])[];
}[] = [
  {
    key: 'GENDER',
    name: '性別',
    answers: [
      ['FEMALE', '女性'],
      ['MALE', '男性'],
      ['OTHER', 'その他'],
      ['NO_ANSWER', '回答しない'],
      [null, '未回答'],
    ],
  },
  {
    key: 'JOB_CHANGE',
    name: '転職への関心',
    answers: [
      ['ACTIVELY_CONSIDERING', '積極的に考えている'],
      ['CONSIDERING', '考えている'],
      ['INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', '興味のある会社があれば考えたい'],
      ['NOT_CONSIDERING', '考えていない'],
      [null, '未回答'],
    ],
  },
];

export interface MakeupAnswer {
  readonly name: string;
  /** Null: somebody, but not told. */
  readonly people: number | null;
}

export interface MakeupQuestion {
  readonly name: string;
  readonly answers: readonly MakeupAnswer[];
}

/**
 * Without the small numbers. Where that is one alone, the smallest of the others goes too: it could be worked out from
 * the sum, which another question tells.
 */
function withoutFew(counts: readonly number[]): (number | null)[] {
  const isFew = (people: number) => people > 0 && people < fewest;
  const next = Math.min(...counts.filter((people) => people >= fewest));
  const spare = counts.filter(isFew).length === 1 ? counts.indexOf(next) : -1;
  return counts.map((people, at) => (isFew(people) || at === spare ? null : people));
}

/** What creators said of themselves, as totals. */
export async function makeupOf({ db }: Pick<Services, 'db'>): Promise<readonly MakeupQuestion[]> {
  const rows = await readMakeup(db);
  return questions.map(({ key, name, answers }) => {
    const told = withoutFew(
      answers.map(
        ([answer]) => rows.find((row) => row.question === key && row.answer === answer)?.people ?? 0,
      ),
    );
    return { name, answers: answers.map(([, words], at) => ({ name: words, people: told[at] ?? null })) };
  });
}
