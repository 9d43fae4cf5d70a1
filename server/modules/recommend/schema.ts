import { builder } from '../../builder/builder.ts';
import { orErrors } from '../../builder/errors.ts';
import { upTo } from '../../builder/lists.ts';
import { payload } from '../../builder/payload.ts';
import { encodeGlobalId } from '../../lib/request/globalId.ts';
import { companyRoles } from '../../lib/request/viewer.ts';
import { skillsOf } from '../creators/profiles/creators.ts';
import { CreatorUser, JobSeekingStatus, Skill } from '../creators/profiles/schema.ts';
import { MediaObject } from '../media/schema.ts';
import { Product } from '../products/works/schema.ts';
import { reasonText } from './ranking/reason.ts';
import type { ReasonPart } from './ranking/reason.ts';
import { recommendCreators, recommendLimits, shownWorks } from './recommend.ts';
import type { NumberedTag, Recommendation, RecommendedCreator, ShownWork } from './recommend.ts';
import { tagKinds } from './understanding/understand.ts';

const Kind = builder.enumType('UnderstoodTagKind', { values: tagKinds });

const TagSpan = builder
  .objectRef<{ readonly from: number; readonly to: number }>('UnderstoodTagSpan')
  .implement({
    description: 'A place in the text, in UTF-16 code units.',
    fields: (t) => ({ from: t.exposeInt('from'), to: t.exposeInt('to') }),
  });

const UnderstoodTag = builder.objectRef<NumberedTag>('UnderstoodTag').implement({
  description: 'Something that a need asks for, as it was understood.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Which the parts of the reasons name it by.' }),
    key: t.exposeString('key', { description: 'What corrections name.' }),
    kind: t.expose('kind', { type: Kind }),
    label: t.exposeString('label'),
    isExcluded: t.exposeBoolean('isExcluded', { description: 'It is not wanted.' }),
    spans: t.field({
      type: [TagSpan],
      description: 'Where the text says it; none for what was added by hand.',
      resolve: ({ spans }) => [...spans],
    }),
  }),
});

const RecommendationReasonPart = builder.objectRef<ReasonPart>('RecommendationReasonPart').implement({
  fields: (t) => ({
    text: t.exposeString('text'),
    tagNumber: t.exposeInt('tagNumber', { nullable: true, description: 'The tag that it answers.' }),
    workLetter: t.exposeString('workLetter', { nullable: true, description: 'The work that it names.' }),
  }),
});

const RecommendedWork = builder.objectRef<ShownWork>('RecommendedWork').implement({
  fields: (t) => ({
    letter: t.exposeString('letter', { nullable: true, description: 'Which the reason names it by.' }),
    product: t.expose('product', { type: Product }),
  }),
});

const Recommended = builder.objectRef<RecommendedCreator>('RecommendedCreator').implement({
  fields: (t) => ({
    rank: t.exposeInt('rank'),
    userId: t.id({ resolve: ({ creator }) => encodeGlobalId('CreatorUser', creator.key) }),
    profileImgUrl: t.string({ nullable: true, resolve: ({ creator }) => creator.profileImage?.url ?? null }),
    jobSeekingStatus: t.field({
      type: JobSeekingStatus,
      resolve: ({ creator }) => creator.jobProfile.jobSeekingStatus,
    }),
    productThumbnailImages: t.field({
      type: [MediaObject],
      description: 'Of the works that the reason names, and after them of the newest.',
      resolve: async (one, _args, context) =>
        (await shownWorks(context, one)).flatMap(({ product }) => product.thumbnailImage ?? []),
    }),
    userName: t.string({ resolve: ({ creator }) => creator.userName }),
    creatorSkills: t.field({
      type: [Skill],
      resolve: async ({ creator }, _args, context) => [...(await skillsOf(context, creator.key))],
    }),
    reason: t.string({ resolve: ({ reason }) => reasonText(reason) }),
    reasonParts: t.field({
      type: [RecommendationReasonPart],
      description: 'The reason in pieces, with the tags and the works that they speak of.',
      resolve: ({ reason }) => [...reason.parts],
    }),
    works: t.field({ type: [RecommendedWork], resolve: (one, _args, context) => shownWorks(context, one) }),
    creator: t.expose('creator', { type: CreatorUser }),
  }),
});

const RecommendCreatorsInput = builder.inputType('RecommendCreatorsInput', {
  fields: (t) => ({
    text: t.string({ required: true, description: 'What the company needs, in its own words.' }),
    withoutTags: t.stringList({
      description: 'Keys of tags that were understood and are not meant.',
      ...upTo(recommendLimits.tags),
    }),
    addedTags: t.stringList({
      description: 'Keys of tags that were added by hand.',
      ...upTo(recommendLimits.tags),
    }),
    first: t.int({ description: 'At most 30; 12 unless told.' }),
  }),
});

const RecommendCreatorsPayload = payload<Recommendation>('RecommendCreatorsPayload', (t) => ({
  creators: t.field({
    type: [Recommended],
    nullable: true,
    resolve: ({ creators }) => creators && [...creators],
  }),
  tags: t.field({ type: [UnderstoodTag], nullable: true, resolve: ({ tags }) => tags && [...tags] }),
  recommendedAt: t.expose('at', { type: 'DateTime', nullable: true }),
}));

builder.mutationFields((t) => ({
  recommendCreators: t.field({
    type: RecommendCreatorsPayload,
    description: 'Who fits what a company needs, the best first, and why. Only creators who look for work.',
    args: { input: t.arg({ type: RecommendCreatorsInput, required: true }) },
    authScopes: { role: companyRoles },
    resolve: (_root, { input }, context) =>
      orErrors(['UserInputInvalidError', 'ForbiddenError', 'RateLimitExceededError'], () =>
        recommendCreators(context, input),
      ),
  }),
}));
