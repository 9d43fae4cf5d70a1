import { createHash } from 'node:crypto';
import { Parser } from 'budoux/module/parser.js';
import { model } from 'budoux/module/data/models/ja.js';
import type { Context } from '../../../lib/request/context.ts';
import { keyOf } from '../../../lib/request/globalId.ts';
import { skillsOf, visibleCreator } from '../../creators/profiles/creators.ts';
import type { CreatorRow } from '../../creators/profiles/sql.ts';
import type { ShareCard } from '../../documents/papers.ts';
import { companyOf, mediaOf, publicOpening } from '../../jobs/openings/openings.ts';
import type { OpeningRow } from '../../jobs/openings/openingSql.ts';
import { keyOfMediaUrl } from '../../media/fileTypes.ts';
import type { MediaRow } from '../../media/sql.ts';
import { newestOfCreator } from '../../products/feeds/newestOfCreators.ts';
import { addressAt, standingPages } from '../addresses.ts';
import { documentBySlug } from '../documents/documents.ts';
import { articleBySlug } from '../journal/journal.ts';
import type { Article, Document } from '../texts/shapes.ts';

/** What a page's share picture shows; only what guests may see. */
export interface Card {
  readonly words: ShareCard;
  /** Keys in the storage. */
  readonly pictures: readonly string[];
}

const longestTitle = 62;
const phrases = new Parser(model);

function titled(text: string): readonly string[] {
  const characters = [...text.replaceAll(/\s+/gu, ' ').trim()];
  const shown =
    characters.length > longestTitle
      ? `${characters.slice(0, longestTitle - 1).join('')}…`
      : characters.join('');
  return phrases.parse(shown);
}

/** Public images only: other media have signed addresses. */
const objectsOf = (pictures: readonly (MediaRow | null)[]): readonly string[] =>
  pictures.flatMap((picture) => (picture?.type === 'IMAGE' && keyOfMediaUrl(picture.url)) || []);

export async function creatorCard(context: Context, creator: CreatorRow): Promise<Card> {
  const [works, skills] = await Promise.all([
    newestOfCreator(context, creator.key, 3),
    skillsOf(context, creator.key),
  ]);
  const pictures = objectsOf(works.map(({ thumbnailImage }) => thumbnailImage));
  return {
    words: {
      side: 'CREATOR',
      kicker: 'つくる人',
      title: [`${creator.lastName} ${creator.firstName}`],
      lines: [
        skills
          .slice(0, 3)
          .map(({ name }) => name)
          .join('・'),
        creator.location ?? '',
      ].filter((line) => line !== ''),
    },
    // Two would leave a gap beside the first.
    pictures: pictures.length < 3 ? pictures.slice(0, 1) : pictures,
  };
}

const kinds = { CONTRACT_UNIT: '単発の依頼', HOURLY_RATE: '時間制', FULL_TIME: '正社員' } as const;
const yen = (amount: number): string => `${amount.toLocaleString('en-US')}円`;

function payOf({ resumerationType, payMin, payMax, payUnit, netPrice }: OpeningRow): string {
  if (resumerationType !== 'FULL_TIME')
    return netPrice === null
      ? ''
      : `${resumerationType === 'HOURLY_RATE' ? '時給' : '報酬'} ${yen(netPrice)}(税抜)`;
  if (payMin === null) return '';
  const unit = payUnit === 'HOUR' || payUnit === 'HOURLY' ? '時給' : '月給';
  return `${unit} ${payMax === null || payMax === payMin ? yen(payMin) : `${yen(payMin)}〜${yen(payMax)}`}`;
}

export async function openingCard(context: Context, opening: OpeningRow): Promise<Card> {
  const [company, cover] = await Promise.all([
    companyOf(context, opening),
    mediaOf(context, opening.coverMediaId),
  ]);
  return {
    words: {
      side: 'COMPANY',
      kicker: `募集・${kinds[opening.resumerationType]}`,
      title: titled(opening.title),
      lines: [company.name, payOf(opening)].filter((line) => line !== ''),
    },
    pictures: objectsOf([cover]),
  };
}

export const articleCard = ({ title, author, cover }: Article): Card => ({
  words: { side: 'NONE', kicker: 'つむぎの読みもの', title: titled(title), lines: [author] },
  pictures: objectsOf([cover]),
});

export const documentCard = ({ title, minutes }: Document): Card => ({
  words: { side: 'COMPANY', kicker: '資料(PDF)', title: titled(title), lines: [`${minutes}分で読めます`] },
  pictures: [],
});

const ownCard = /^\/(?:business|contact|document|journal(?:\/.+)?)$/u;

/** For a page that is the same for everybody: its own picture, or the front page's. */
export const plainCardPath = (path: string): string =>
  standingPages.has(path) && ownCard.test(path) ? path : '/';

export function plainCard(path: string): Card {
  const isOwn = ownCard.test(path);
  return {
    words: {
      side: path === '/business' ? 'COMPANY' : 'NONE',
      kicker: path.startsWith('/journal/') ? 'つむぎの読みもの' : 'つくる人と会社の、仕事の場所',
      title: titled((isOwn ? addressAt(path)?.title : undefined) ?? 'つくる人と会社を、つむぐ。'),
      lines: [isOwn ? 'つくる人と会社を、つむぐ。' : '作品から始まり、条件がはじめに見える。'],
    },
    pictures: [],
  };
}

/** The card of a page as it is now; null where guests see no such page. */
export async function cardAt(context: Context, path: string): Promise<Card | null> {
  const [, kind, param = '', more] = path.split('/');
  if (more === undefined && param !== '') {
    if (kind === 'creators') {
      const id = keyOf(param, 'CreatorUser');
      const creator = id === undefined ? null : await visibleCreator(context, id);
      return creator && creatorCard(context, creator);
    }
    if (kind === 'jobs') {
      const id = keyOf(param, 'JobOpening');
      const opening = id === undefined ? null : await publicOpening(context, id);
      return opening && openingCard(context, opening);
    }
    const article = kind === 'journal' ? await articleBySlug(context, param) : null;
    if (article) return articleCard(article);
    const document = kind === 'document' ? await documentBySlug(context, param) : null;
    if (document) return documentCard(document);
  }
  return plainCardPath(path) === path ? plainCard(path) : null;
}

/** Raise it when cards are drawn differently. */
const edition = 1;

export const fingerprint = (card: Card): string =>
  createHash('sha256')
    .update(JSON.stringify([edition, card]))
    .digest('base64url')
    .slice(0, 16);

/** The fingerprint makes caches fetch a changed picture. */
export const cardAddress = (path: string, card: Card): string =>
  `/share${path === '/' ? '/index' : path}.jpg?v=${fingerprint(card)}`;
