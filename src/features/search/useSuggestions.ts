import { graphql } from 'react-relay/hooks';
import type { useSuggestionsQuery } from '../../../__generated__/useSuggestionsQuery.graphql.ts';
import { fold } from '../../ui/choices/matchOption.ts';
import type { SavedSearch } from './saved/savedSearches.ts';
import { useSavedWhile } from './saved/useSavedWhile.ts';
import type { Match, SavedOption, SuggestedGroup, WordsOption } from './suggested.ts';
import { useThings } from './useThings.ts';
import { useWhileTyping } from './useWhileTyping.ts';

const query = graphql`
  query useSuggestionsQuery($query: String!) {
    searchSuggestions(query: $query) {
      text
      count
    }
  }
`;

const mostSaved = 3;
/** Before anything is typed. */
const mostSavedFirst = 5;

const heldIn = (text: string, typed: string): Match[] => {
  const from = text.toLowerCase().indexOf(typed.toLowerCase());
  return from < 0 ? [] : [{ from, to: from + typed.length }];
};

function savedOption({ id, name, newCount, params }: SavedSearch, typed: string): SavedOption {
  const before = '保存した条件「';
  const text = typed === '' ? name : `${before}${name}」`;
  return {
    does: 'recall',
    key: id,
    text,
    matches: typed === '' ? [] : heldIn(text, typed).filter(({ from }) => from >= before.length),
    ...(newCount > 0 && { count: `新着${newCount >= 100 ? '100+' : newCount}` }),
    search: { ...params, sort: 'new' },
  };
}

const countedTo = 200;
const mostWords = 5;

interface Word {
  readonly text: string;
  readonly count: number;
}

/** Those that go on from what is typed, then those beside it. What is typed is said again only where there is nothing else. */
function wordsOf(goingOn: readonly Word[], together: readonly Word[], typed: string): readonly Word[] {
  const others = [...goingOn, ...together].filter(({ text }) => text !== typed).slice(0, mostWords);
  return others.length > 0 ? others : goingOn;
}

/** Every word of what is typed stands in its name or in what it asks. */
function isAbout({ name, params }: SavedSearch, typed: string): boolean {
  const text = fold(`${name} ${params.q ?? ''}`);
  return typed.split(/\s+/u).every((word) => text.includes(fold(word)));
}

/**
 * What may be meant by what is typed so far, half-converted kana too; before anything is typed, what was looked for and what is kept. Null
 * while nobody asks.
 */
export function useSuggestions(typed: string | null, recent: readonly string[]): readonly SuggestedGroup[] {
  const saved = useSavedWhile(typed !== null);
  const words = useWhileTyping<useSuggestionsQuery>(query, typed);
  const { together, groups: things } = useThings(typed);
  if (typed === null) return [];
  const groups =
    typed === ''
      ? [
          {
            name: '最近の検索',
            options: recent.map((text): WordsOption => ({ does: 'ask', key: `recent ${text}`, text })),
          },
          {
            name: '保存した条件',
            options: saved.slice(0, mostSavedFirst).map((one) => savedOption(one, '')),
          },
        ]
      : [
          {
            name: 'ことば',
            options: [
              ...wordsOf(words?.data.searchSuggestions ?? [], together, typed).map(
                ({ text, count }): WordsOption => ({
                  does: 'ask',
                  key: `word ${text}`,
                  text,
                  matches: heldIn(text, typed),
                  count: count >= countedTo ? `${countedTo}+` : String(count),
                }),
              ),
              ...saved
                .filter((one) => isAbout(one, typed))
                .slice(0, mostSaved)
                .map((one) => savedOption(one, typed)),
            ],
          },
          ...things,
        ];
  return groups.filter(({ options }) => options.length > 0);
}
