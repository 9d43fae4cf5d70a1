import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { visibleCompanies } from '../../companies/company/companies.ts';
import { Company } from '../../companies/company/schema.ts';
import { authorOf } from '../../creators/profiles/creators.ts';
import { CreatorUser } from '../../creators/profiles/schema.ts';
import { MediaObject } from '../../media/schema.ts';
import { writtenOutputs } from '../contents/writtenType.ts';
import { visibleProduct } from '../works/byId.ts';
import { isBookmarked } from '../works/products.ts';
import * as own from './own.ts';
import type { CropRow, OwnProductRow, ReviewActivityRow } from './ownSql.ts';
import { Product } from '../works/schema.ts';
import * as links from '../works/shareLinks.ts';
import { statisticsOf } from '../views/views.ts';
import type { ProductStatistics } from '../views/views.ts';

export const PublishStatus = builder.enumType('ProductPublishStatus', {
  values: ['publish', 'unpublish'] as const,
});
export const Visibility = builder.enumType('ProductVisibility', {
  description:
    'Who may see a work: companies that its author chose, everyone, whoever has a link, or members.',
  values: ['COMPANIES', 'EVERYONE', 'LINK', 'MEMBERS'] as const,
});
export const ReviewStatus = builder.enumType('ReviewStatus', {
  values: ['APPROVED', 'IN_PROGRESS', 'REJECTED'] as const,
});

export const Crop = builder.objectRef<CropRow>('Crop').implement({
  description: 'The 4:3 box chosen in a picture, in shares of its width and height.',
  fields: (t) => ({
    x: t.exposeFloat('x'),
    y: t.exposeFloat('y'),
    width: t.exposeFloat('width'),
    height: t.exposeFloat('height'),
  }),
});

const Activity = builder.objectRef<ReviewActivityRow>('ProductReviewActivity').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ProductReviewActivity', id) }),
    reviewStatus: t.expose('reviewStatus', { type: ReviewStatus }),
    activityDate: t.field({ type: 'DateTime', resolve: (activity) => activity.activityAt }),
    rejectReason: t.exposeString('rejectReason', { nullable: true }),
  }),
});

const Review = builder.objectRef<OwnProductRow>('ProductReview').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ProductReview', id) }),
    currentReviewStatus: t.field({ type: ReviewStatus, resolve: (work) => work.reviewStatus }),
    rejectReason: t.exposeString('rejectReason', { nullable: true }),
    lastReviewActivityAt: t.expose('lastReviewActivityAt', { type: 'DateTime' }),
    activities: t.field({
      type: [Activity],
      description: 'Newest first.',
      resolve: async (work, _args, context) => [...(await own.reviewActivitiesOf(context, work.id))],
    }),
  }),
});

const Statistics = builder.objectRef<ProductStatistics>('ProductStatistics').implement({
  description: 'How others take a work. Days are those of Japan, today among them.',
  fields: (t) => ({
    views7Days: t.exposeInt('views7Days'),
    views30Days: t.exposeInt('views30Days'),
    bookmarks7Days: t.exposeInt('bookmarks7Days'),
    bookmarks30Days: t.exposeInt('bookmarks30Days'),
    viewsTotal: t.exposeInt('viewsTotal'),
    bookmarksTotal: t.exposeInt('bookmarksTotal'),
  }),
});

export const ShareLink = builder.objectRef<links.ShareLink>('ProductShareLink').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ProductShareLink', id) }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    url: t.exposeString('url', {
      nullable: true,
      description: 'The whole address; only in the answer that made it.',
    }),
  }),
});

export const OwnProduct = builder.objectRef<OwnProductRow>('OwnProduct');

builder.node(OwnProduct, {
  description:
    'A work as its author alone sees it: what was edited last, which may wait for its review, and how others take it.',
  id: { resolve: (work) => work.id },
  loadManyWithoutCache: (ids, context) => own.ownProducts(context, ids),
  fields: (t) => ({
    product: t.field({
      type: Product,
      description: 'The work as others see it, or will see it.',
      resolve: async (work, _args, context) => {
        const product = await visibleProduct(context, work.id);
        if (!product) throw new Error(`The work ${work.id} is not visible to its author.`);
        return product;
      },
    }),
    author: t.field({
      type: CreatorUser,
      resolve: (work, _args, context) => authorOf(context, work.authorId),
    }),
    isBookmarked: t.boolean({
      description: 'Whether its author keeps it among the saved works.',
      resolve: (work, _args, context) => isBookmarked(context, work.id),
    }),
    ...writtenOutputs(t),
    media: t.field({
      type: [MediaObject],
      resolve: async (work, _args, context) => [...(await own.ownMediaOf(context, work))],
    }),
    captions: t.stringList({
      description:
        'Of `media`, in its order, empty where there is none. A store keeps one `Media` for one picture, while a waiting change may word it otherwise.',
      resolve: async (work, _args, context) =>
        (await own.ownMediaOf(context, work)).map(({ caption }) => caption ?? ''),
    }),
    thumbnailImage: t.expose('thumbnailImage', { type: MediaObject, nullable: true }),
    thumbnailMediaId: t.id({
      nullable: true,
      description: 'Which of the media the thumbnail was cut from.',
      resolve: (work) => work.thumbnailSourceId,
    }),
    thumbnailCrop: t.expose('thumbnailCrop', { type: Crop, nullable: true }),
    isPublish: t.exposeBoolean('isPublished'),
    publishStatus: t.field({
      type: PublishStatus,
      resolve: ({ isPublished }) => (isPublished ? 'publish' : 'unpublish'),
    }),
    visibility: t.expose('visibility', { type: Visibility }),
    allowedCompanies: t.field({
      type: [Company],
      description: 'Who sees it while it is for chosen companies.',
      resolve: async (work, _args, context) => {
        const companies = await visibleCompanies(context, await own.allowedCompanyIdsOf(context, work.id));
        return companies.filter((company) => company !== null);
      },
    }),
    shareLinks: t.field({
      type: [ShareLink],
      description: 'Links that open it while it is by link, newest first.',
      resolve: (work, _args, context) => links.shareLinksOf(context, work.id),
    }),
    version: t.exposeInt('version', { description: 'Of its author’s saves: what `editProduct` builds on.' }),
    hasPendingChange: t.boolean({
      description:
        'A change of the approved version, which stays visible, waits for its review or was rejected.',
      resolve: ({ revisionId }) => revisionId !== null,
    }),
    review: t.field({ type: Review, resolve: (work) => work }),
    statistics: t.field({
      type: Statistics,
      resolve: (work, _args, context) => statisticsOf(context, work),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
  }),
});
