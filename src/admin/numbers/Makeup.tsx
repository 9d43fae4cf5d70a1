import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Makeup_questions$key } from '../__generated__/Makeup_questions.graphql.ts';
import * as page from '../page.css.ts';
import * as css from './numbers.css.ts';

const grouped = new Intl.NumberFormat('ja-JP');

/** What creators said of themselves, as totals. */
export function Makeup({ questions: key }: { readonly questions: Makeup_questions$key }): ReactElement {
  const questions = useFragment(
    graphql`
      fragment Makeup_questions on MakeupQuestion @relay(plural: true) {
        name
        answers {
          name
          people
        }
      }
    `,
    key,
  );
  return (
    <section className={page.section} aria-labelledby="makeup">
      <h2 id="makeup" className={page.sub}>
        クリエイターの回答
      </h2>
      <div className={css.makeup}>
        {questions.map(({ name, answers }) => {
          const told = answers.reduce((sum, { people }) => sum + (people ?? 0), 0);
          return (
            <table key={name} className={css.table}>
              <thead>
                <tr>
                  <th scope="col" className={css.question}>
                    {name}
                  </th>
                  <th scope="col" className={css.head}>
                    人数
                  </th>
                  <th scope="col" className={css.head}>
                    割合
                  </th>
                </tr>
              </thead>
              <tbody>
                {answers.map(({ name: answer, people }) => (
                  <tr key={answer}>
                    <th scope="row" className={css.rowName}>
                      {answer}
                    </th>
                    <td className={css.cell}>{people == null ? '非表示' : `${grouped.format(people)}人`}</td>
                    <td className={css.cell}>
                      {people == null || told === 0 ? '—' : `${Math.round((100 * people) / told)}%`}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </div>
      <p className={page.note}>
        現在の人数です。人数の少ない回答と、そこから人数を計算できる回答は、誰の回答かわからないように表示しません。割合は、表示されている回答の中での割合です。
      </p>
    </section>
  );
}
