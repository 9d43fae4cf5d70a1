import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OpeningBeside_opening$key } from '../../../../__generated__/OpeningBeside_opening.graphql.ts';
import { Tag } from '../../../ui/text/Tag.tsx';
import { link } from '../../../ui/text/link.css.ts';
import * as css from './opening.css.ts';
import { OpeningPart, OpeningSection } from './OpeningParts.tsx';

/** Categories, questions and links. */
export function OpeningBeside({ opening }: { readonly opening: OpeningBeside_opening$key }): ReactElement {
  const { categories, industries, tools, questions, links, fullTime } = useFragment(
    graphql`
      fragment OpeningBeside_opening on JobOpening {
        categories {
          id
          name
        }
        industries {
          id
          name
        }
        tools {
          id
          name
        }
        questions {
          id
          questionText
        }
        links {
          id
          url
        }
        ... on FullTimeJobOpening @alias(as: "fullTime") {
          tool
          tags {
            id
            name
          }
          occupations {
            id
            name
          }
        }
      }
    `,
    opening,
  );
  const lists = [
    { name: '職種', entries: fullTime?.occupations ?? [] },
    { name: '分野', entries: categories },
    { name: '業種', entries: industries },
    { name: 'ツール', entries: tools },
    { name: '特徴', entries: fullTime?.tags ?? [] },
  ].filter(({ entries }) => entries.length > 0);
  const otherTools = fullTime?.tool ?? '';
  return (
    <>
      {(lists.length > 0 || otherTools !== '' || links.length > 0) && (
        <OpeningPart title="分野とツール">
          {lists.map(({ name, entries }) => (
            <OpeningSection key={name} name={name}>
              <ul className={css.tags}>
                {entries.map((entry) => (
                  <li key={entry.id}>
                    <Tag size="s">{entry.name}</Tag>
                  </li>
                ))}
              </ul>
            </OpeningSection>
          ))}
          <OpeningSection name="そのほかのツール">{otherTools}</OpeningSection>
          {links.length > 0 && (
            <OpeningSection name="参考のページ">
              <ul className={css.links}>
                {links.map(({ id, url }) => (
                  <li key={id}>
                    <a href={url} className={link} target="_blank" rel="noopener nofollow">
                      {url.replace(/^https?:\/\//, '')}
                    </a>
                  </li>
                ))}
              </ul>
            </OpeningSection>
          )}
        </OpeningPart>
      )}
      {questions.length > 0 && (
        <OpeningPart title="応募のときの質問">
          <ol className={css.questions}>
            {questions.map(({ id, questionText }) => (
              <li key={id} className={css.question}>
                {questionText}
              </li>
            ))}
          </ol>
        </OpeningPart>
      )}
    </>
  );
}
