import type { Context } from '../../../lib/request/context.ts';
import type { Sort } from '../../search/finding/documentsSql.ts';
import { excerptOf, rangesIn, spansOf } from '../../search/finding/highlights.ts';
import type { Excerpt, Range } from '../../search/finding/highlights.ts';
import { countSearch } from '../../search/finding/search.ts';
import { eachOnce, partsOf, wordsOf } from '../../search/finding/words.ts';
import type { Word } from '../../search/finding/words.ts';
import { analysed } from '../../search/indexing/analyser.ts';
import { lookedInto } from '../../search/indexing/documentText.ts';
import { plain } from '../../search/indexing/folding.ts';
import { fits } from '../../search/saved/matching.ts';
import type { Arrived } from '../../search/saved/matching.ts';
import { allLines, wordsOf as textOf } from '../texts/blocks.ts';
import type { Article } from '../texts/shapes.ts';
import { shelfOf, wholeShelf } from '../texts/shelf.ts';

export interface ArticleHit {
  readonly article: Article;
  readonly titleMatches: readonly Range[];
  readonly excerpt: Excerpt | null;
}

interface IndexedArticle extends Arrived {
  readonly body: string;
  readonly spans: ReturnType<typeof spansOf>;
}

const bodyOf = ({ summary, tags, author, blocks }: Article): string =>
  [summary, ...Array.from(allLines(blocks), textOf), tags.join(' '), author]
    .filter((line) => line !== '')
    .join('\n');

async function read(article: Article): Promise<IndexedArticle> {
  const text = bodyOf(article);
  const [titlePlain, bodyPlain] = [plain(article.title), plain(text)];
  const [titleTokens = [], bodyTokens = []] = await analysed([titlePlain.text, bodyPlain.text]);
  const title = lookedInto(titlePlain, titleTokens);
  const body = lookedInto(bodyPlain, bodyTokens);
  return {
    body: text,
    spans: spansOf([title.spans, body.spans]),
    grams: new Set([...title.grams, ...body.grams]),
    facets: new Set(),
    foldedTitle: title.folded,
    foldedBody: body.folded,
    spokenTitle: title.spoken,
    spokenBody: body.spoken,
  };
}

const known = new WeakMap<Article, IndexedArticle>();

/** A text of the repository is read once, a twentieth of a second each; before that it is not found. */
export async function readArticles(isOver = (): boolean => false): Promise<void> {
  for (const article of wholeShelf().articles) {
    if (isOver()) return;
    if (!known.has(article)) known.set(article, await read(article));
  }
}

const inTitle = 100;

function worthOf(
  { forms }: Word,
  { foldedTitle, foldedBody, spokenTitle, spokenBody }: IndexedArticle,
): number {
  return Math.max(
    ...forms.map(({ way, text, weight }) => {
      const [title, body] = way === 'READING' ? [spokenTitle, spokenBody] : [foldedTitle, foldedBody];
      if (title.includes(text)) return inTitle + weight;
      return body.includes(text) ? weight : 0;
    }),
  );
}

const most = 50;

interface ArticleSearch {
  readonly query: string;
  readonly sort?: Sort | null | undefined;
}

/** Articles that hold all of the words: those with the words in their title first, of what fits alike the newest. */
export async function searchArticles(
  context: Context,
  { query, sort }: ArticleSearch,
): Promise<readonly ArticleHit[]> {
  await countSearch(context);
  const typed = wordsOf(query);
  if (typed.length === 0) return [];
  const { articles } = await shelfOf(context);
  const texts = articles.flatMap((article) => {
    const text = known.get(article);
    return text === undefined ? [] : [{ article, text }];
  });
  const holding = (words: readonly Word[]) =>
    texts.filter(({ text }) => fits({ words, filters: new Map() }, text));
  const whole = holding(typed);
  const parts = eachOnce(typed.flatMap((word) => (partsOf(word).length > 0 ? partsOf(word) : [word])));
  const [found, words] = whole.length > 0 ? [whole, typed] : [holding(parts), parts];
  const worth = (text: IndexedArticle): number =>
    sort === 'NEWEST' ? 0 : words.reduce((sum, word) => sum + worthOf(word, text), 0);
  // The shelf has the newest first.
  return found
    .map((one) => ({ ...one, worth: worth(one.text) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ article, text }) => {
      const matches = rangesIn(text.body, words, text.spans.body);
      return {
        article,
        titleMatches: rangesIn(article.title, words, text.spans.title),
        excerpt: matches.length === 0 ? null : excerptOf(text.body, matches),
      };
    });
}
