import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { Role } from '../../accounts/users/userType.ts';
import { creatorBehind } from '../../creators/profiles/creators.ts';
import { WayOfWorking } from '../../creators/profiles/schema.ts';
import { publicCorporateProfile } from '../../companies/members/profiles.ts';
import { Profile } from '../../me/profileSchema.ts';
import { MediaObject, MediaType } from '../../media/schema.ts';
import { attachmentOf, consultationOf, messageById, openingOf } from './messages.ts';
import type { ConsultationCardRow, MessageKind, MessageRow, OpeningCardRow } from './messagesSql.ts';
import { chatPerson, displayName } from '../rooms/people.ts';
import type { ChatPersonRow } from '../rooms/peopleSql.ts';
import { Category } from '../../taxonomy/schema.ts';
import { named } from '../../taxonomy/taxonomy.ts';

export const ChatUser = builder.objectRef<ChatPersonRow>('ChatUser').implement({
  description: 'Somebody in a chat room, as everybody in it sees them.',
  fields: (t) => ({
    id: t.id({ resolve: ({ userId }) => encodeGlobalId('ChatUser', userId) }),
    roles: t.field({ type: [Role], resolve: ({ role }) => [role] }),
    name: t.string({ description: 'The name shown beside their words.', resolve: displayName }),
    companyName: t.exposeString('companyName', { nullable: true }),
    profileImage: t.expose('profileImage', { type: MediaObject, nullable: true }),
    profile: t.field({
      type: Profile,
      nullable: true,
      description: 'Null for an account that is no more.',
      resolve: (person, _args, context) => {
        if (person.isGone || person.lastName === null) return null;
        return person.role === 'CREATOR_USER'
          ? creatorBehind(context, person.userId)
          : publicCorporateProfile(context, person.userId);
      },
    }),
    creatorId: t.id({
      nullable: true,
      description: 'Of the creator’s page; null for people of companies.',
      resolve: ({ role, isGone, userId }) =>
        role === 'CREATOR_USER' && !isGone ? encodeGlobalId('CreatorUser', userId) : null,
    }),
  }),
});

const typeNames: Readonly<Record<MessageKind, string>> = {
  PLAIN: 'PlainMessage',
  MEDIA: 'MediaMessage',
  FILE: 'FileMessage',
  JOB_CONSULTATION: 'JobConsultationMessage',
  JOB_OPENING: 'JobOpeningMessage',
  INTERVIEW: 'InterviewMessage',
};

export const Message = builder.interfaceRef<MessageRow>('Message').implement({
  description:
    'Something said in a chat room. Nothing of it depends on who reads, but the quote that came with it.',
  resolveType: ({ kind }) => typeNames[kind],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ChatMessage', id) }),
    roomId: t.id({ resolve: ({ roomId }) => encodeGlobalId('ChatRoom', roomId) }),
    sequence: t.exposeInt('sequence', { description: 'Place in the room, from 1, without gaps.' }),
    change: t.exposeInt('change', { description: 'The room’s number when it was sent or last changed.' }),
    clientId: t.exposeString('clientId', { description: 'Made by the sender’s page.' }),
    sendAt: t.expose('sendAt', { type: 'DateTime' }),
    deletedAt: t.expose('deletedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its sender took it back; its place stays.',
    }),
    sender: t.field({
      type: ChatUser,
      resolve: ({ senderId }, _args, context) => chatPerson(context, senderId),
    }),
  }),
});

builder.interfaceField(Message, 'replyTo', (t) =>
  t.field({
    type: Message,
    nullable: true,
    description: 'What it answers.',
    resolve: ({ replyToId }, _args, context) => (replyToId === null ? null : messageById(context, replyToId)),
  }),
);

export const PlainMessage = builder.objectRef<MessageRow>('PlainMessage');
PlainMessage.implement({
  description: 'Words.',
  interfaces: [Message],
  fields: (t) => ({
    text: t.exposeString('text', { nullable: true, description: 'Null once its sender took it back.' }),
    offerId: t.id({
      nullable: true,
      description: 'Of the official offer that came with these words.',
      resolve: ({ offerId }) => (offerId === null ? null : encodeGlobalId('OfficialJobOffer', offerId)),
    }),
    quoteId: t.id({
      nullable: true,
      description: 'Of the quote that came with these words.',
      resolve: ({ quoteId }) => (quoteId === null ? null : encodeGlobalId('Quote', quoteId)),
    }),
  }),
});

builder.objectRef<MessageRow>('MediaMessage').implement({
  description: 'A picture or a film. What it shows is null once its sender took it back.',
  interfaces: [Message],
  fields: (t) => ({
    url: t.string({
      nullable: true,
      description: 'Where it is served, to those in the room, for a while.',
      resolve: async (message, _args, context) => {
        const media = await attachmentOf(context, message);
        return media && signedAddress(media.storageKey);
      },
    }),
    mediaType: t.field({
      type: MediaType,
      nullable: true,
      resolve: async (message, _args, context) => {
        const media = await attachmentOf(context, message);
        return media && (media.type === 'VIDEO' ? 'VIDEO' : 'IMAGE');
      },
    }),
    width: t.int({
      nullable: true,
      resolve: async (message, _args, context) => (await attachmentOf(context, message))?.width ?? null,
    }),
    height: t.int({
      nullable: true,
      resolve: async (message, _args, context) => (await attachmentOf(context, message))?.height ?? null,
    }),
    thumbhash: t.string({
      nullable: true,
      resolve: async (message, _args, context) => (await attachmentOf(context, message))?.thumbhash ?? null,
    }),
    posterUrl: t.string({
      nullable: true,
      description: 'A film’s first picture.',
      resolve: async (message, _args, context) => {
        const poster = (await attachmentOf(context, message))?.posterKey;
        return poster == null ? null : signedAddress(poster);
      },
    }),
    albumId: t.exposeString('albumId', { nullable: true, description: 'Sent together with others of it.' }),
  }),
});

builder.objectRef<MessageRow>('FileMessage').implement({
  description: 'A file to be saved. What it is is null once its sender took it back.',
  interfaces: [Message],
  fields: (t) => ({
    url: t.string({
      nullable: true,
      description: 'Where it is served, as an attachment, to those in the room, for a while.',
      resolve: async (message, _args, context) => {
        const file = await attachmentOf(context, message);
        return file && signedAddress(file.storageKey, file.filename ?? '');
      },
    }),
    extension: t.string({
      nullable: true,
      resolve: async (message, _args, context) => (await attachmentOf(context, message))?.extension ?? null,
    }),
    filename: t.string({
      nullable: true,
      resolve: async (message, _args, context) => (await attachmentOf(context, message))?.filename ?? null,
    }),
    byteSize: t.int({
      nullable: true,
      resolve: async (message, _args, context) => (await attachmentOf(context, message))?.byteSize ?? null,
    }),
  }),
});

const ResumerationKind = builder.enumType('ChatOpeningKind', {
  description: 'How an opening in a room pays.',
  values: ['CONTRACT_UNIT', 'HOURLY_RATE', 'FULL_TIME'] as const,
});
const OpeningStatus = builder.enumType('ChatOpeningStatus', {
  values: ['CLOSED', 'DRAFT', 'PRIVATE', 'PUBLIC'] as const,
});

export const ChatJobOpening = builder.objectRef<OpeningCardRow>('ChatJobOpening').implement({
  description: 'An opening as a card in a room: the same for both sides.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ChatJobOpening', id) }),
    jobOpeningId: t.id({
      description: 'Of the opening’s own page.',
      resolve: ({ id }) => encodeGlobalId('JobOpening', id),
    }),
    title: t.exposeString('title'),
    status: t.expose('status', { type: OpeningStatus }),
    resumerationType: t.expose('resumerationType', { type: ResumerationKind }),
    companyName: t.exposeString('companyName'),
  }),
});

builder.objectRef<MessageRow>('JobOpeningMessage').implement({
  description: 'An opening that is talked of.',
  interfaces: [Message],
  fields: (t) => ({
    jobOpening: t.field({
      type: ChatJobOpening,
      nullable: true,
      description: 'Null once it is no more.',
      resolve: (message, _args, context) => openingOf(context, message),
    }),
  }),
});

const ConsultationStatus = builder.enumType('ChatConsultationStatus', {
  values: ['SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN'] as const,
});

const ChatJobConsultation = builder.objectRef<ConsultationCardRow>('ChatJobConsultation').implement({
  description:
    'A consultation as a card in a room: the same for both sides. Amounts are yen before consumption tax.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ChatJobConsultation', id) }),
    consultationId: t.id({
      description: 'Of the consultation itself, for answering it.',
      resolve: ({ id }) => encodeGlobalId('JobConsultation', id),
    }),
    title: t.exposeString('title'),
    offerType: t.expose('offerType', { type: ResumerationKind }),
    status: t.expose('status', { type: ConsultationStatus }),
    replyBy: t.expose('replyBy', { type: 'DateTime', description: 'Until when an answer is asked for.' }),
    netHourlyRatePrice: t.exposeInt('netHourlyRatePrice', { nullable: true }),
    weeklyOperationalHours: t.exposeInt('weeklyOperationalHours', { nullable: true }),
    requestedPeriodMonths: t.exposeInt('requestedPeriodMonths', { nullable: true }),
    netBudget: t.exposeInt('netBudget', { nullable: true }),
    desiredDeadlineAt: t.expose('desiredDeadlineAt', { type: 'DateTime', nullable: true }),
    desiredContractStartedAt: t.expose('desiredContractStartedAt', { type: 'DateTime', nullable: true }),
    offerDetail: t.exposeString('offerDetail'),
    offerPurpose: t.exposeString('offerPurpose'),
    category: t.field({
      type: Category,
      nullable: true,
      resolve: async ({ categoryId }, _args, context) =>
        categoryId === null ? null : ((await named(context, 'Category', [categoryId]))[0] ?? null),
    }),
    isAllowedToPublishExternal: t.exposeBoolean('isAllowedToPublishExternal'),
    specialNoteForExternalPublish: t.exposeString('specialNoteForExternalPublish', { nullable: true }),
    companyName: t.exposeString('companyName', {
      nullable: true,
      description: 'As it stood when it was sent.',
    }),
    companyAddress: t.exposeString('companyAddress', { nullable: true }),
    companyContact: t.exposeString('companyContact', { nullable: true }),
    wayOfWorking: t.expose('wayOfWorking', { type: WayOfWorking }),
    workingPlace: t.exposeString('workingPlace', { nullable: true }),
    batchSize: t.exposeInt('batchSize', { description: 'To how many the same was sent.' }),
    answerMessage: t.exposeString('answerMessage', {
      nullable: true,
      description: 'What the creator wrote with the answer.',
    }),
    respondedAt: t.expose('respondedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectRef<MessageRow>('JobConsultationMessage').implement({
  description: 'A consultation about work.',
  interfaces: [Message],
  fields: (t) => ({
    jobConsultation: t.field({
      type: ChatJobConsultation,
      nullable: true,
      description: 'Null once it is no more.',
      resolve: (message, _args, context) => consultationOf(context, message),
    }),
  }),
});
