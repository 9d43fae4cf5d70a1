import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SearchNotes_results$key } from '../../../__generated__/SearchNotes_results.graphql.ts';
import { Meant } from './Meant.tsx';
import * as css from './search.css.ts';
import type { SearchParams } from './searchParams.ts';

interface SearchNotesProps {
  readonly search: SearchParams;
  readonly results: SearchNotes_results$key;
}

/** What was done to the words so that something is found. */
export function SearchNotes({ search, results }: SearchNotesProps): ReactElement | null {
  const kinds = useFragment(
    graphql`
      fragment SearchNotes_results on SearchResults @relay(plural: true) {
        totalCount
        droppedWords
        wordsBeyond
        isPartial
      }
    `,
    results,
  );
  // What is said to be left out no kind holds: where one knows a part of a word, another may know nothing of it.
  const dropped = [...new Set(kinds.flatMap(({ droppedWords }) => droppedWords))].filter((word) =>
    kinds.every(({ droppedWords }) => droppedWords.some((one) => one.includes(word))),
  );
  const beyond = kinds[0]?.wordsBeyond ?? [];
  const shown = kinds.filter(({ totalCount }) => totalCount > 0);
  const isPartial = shown.length > 0 && shown.every((kind) => kind.isPartial);
  const isWhole = shown.some((kind) => kind.droppedWords.length === 0 && !kind.isPartial);
  const isChanged = !isWhole && (dropped.length > 0 || isPartial);
  if (!isChanged && beyond.length === 0) return null;
  return (
    <div className={css.notes}>
      {beyond.length > 0 && <p>{`語が多いため、${quoted(beyond)}を外して検索しました。`}</p>}
      {isChanged && dropped.length > 0 && (
        <p>{`${quoted(dropped)}を含むものはないため、外して検索しました。`}</p>
      )}
      {isChanged && isPartial && (
        <p>すべての語を含むものはないため、一部の語が一致するものを表示しています。</p>
      )}
      {isChanged && search.q !== undefined && <Meant query={search.q} />}
    </div>
  );
}

const mostQuoted = 5;

function quoted(words: readonly string[]): string {
  const more = words.length - mostQuoted;
  const shown = words.slice(0, mostQuoted).map((word) => `「${word}」`);
  return `${shown.join('')}${more > 0 ? `ほか${more}語` : ''}`;
}
