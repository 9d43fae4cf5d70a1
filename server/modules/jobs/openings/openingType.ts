import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { actsFor } from '../../../lib/request/viewer.ts';
import { Company } from '../../companies/company/schema.ts';
import { contentOutputs } from '../contents/contentType.ts';
import { fieldsOfAll } from '../contents/fields.ts';
import * as openings from './openings.ts';
import type { LinkRow, OpeningRow, QuestionRow } from './openingSql.ts';

export const JobOpeningStatus = builder.enumType('JobOpeningStatus', {
  values: ['CLOSED', 'DRAFT', 'PRIVATE', 'PUBLIC'] as const,
});
export const ResumerationType = builder.enumType('ResumerationType', {
  values: ['CONTRACT_UNIT', 'FULL_TIME', 'HOURLY_RATE'] as const,
});
export const QuestionType = builder.enumType('QuestionType', { values: ['TEXT'] as const });

/** Draft questions have ids of their own, or the page's store would mix them with published ones. */
interface Written {
  readonly isDraft?: boolean;
}

export const JobOpeningLink = builder
  .objectRef<Pick<LinkRow, 'id' | 'url'> & Written>('JobOpeningLink')
  .implement({
    fields: (t) => ({
      id: t.id({
        resolve: ({ id, isDraft }) => encodeGlobalId(isDraft ? 'DraftJobOpeningLink' : 'JobOpeningLink', id),
      }),
      url: t.exposeString('url'),
    }),
  });

export const JobOpeningQuestion = builder
  .objectRef<Pick<QuestionRow, 'id' | 'questionText' | 'type'> & Written>('JobOpeningQuestion')
  .implement({
    fields: (t) => ({
      id: t.id({
        resolve: ({ id, isDraft }) =>
          encodeGlobalId(isDraft ? 'DraftJobOpeningQuestion' : 'JobOpeningQuestion', id),
      }),
      type: t.field({ type: QuestionType, resolve: ({ type }) => type }),
      questionText: t.exposeString('questionText'),
    }),
  });

interface Contact {
  readonly contactName: string | null;
  readonly contactEmail: string | null;
  readonly contactPhoneNumber: string | null;
  readonly contactFormUrl: string | null;
}

export const JobOpeningContact = builder.objectRef<Contact>('JobOpeningContact').implement({
  description: 'The contact of a posting; one of the three at least once it is published.',
  fields: (t) => ({
    name: t.exposeString('contactName', { nullable: true }),
    email: t.exposeString('contactEmail', { nullable: true }),
    phoneNumber: t.exposeString('contactPhoneNumber', { nullable: true }),
    formUrl: t.exposeString('contactFormUrl', { nullable: true }),
  }),
});

export const JobOpening = builder.interfaceRef<OpeningRow>('JobOpening').implement({
  description: 'A job opening of one of three kinds, as whoever may see it sees it.',
  interfaces: [builder.nodeInterfaceRef()],
  resolveType: (opening) => opening.__typename,
  fields: (t) => ({
    status: t.field({ type: JobOpeningStatus, resolve: (opening) => opening.status }),
    resumerationType: t.field({ type: ResumerationType, resolve: (opening) => opening.resumerationType }),
    companyId: t.id({ resolve: (opening) => encodeGlobalId('Company', opening.companyId) }),
    company: t.field({
      type: Company,
      resolve: (opening, _args, context) => openings.companyOf(context, opening),
    }),
    ...contentOutputs(t, fieldsOfAll),
    links: t.field({
      type: [JobOpeningLink],
      resolve: (opening, _args, context) => openings.linksOf(context, opening),
    }),
    questions: t.field({
      type: [JobOpeningQuestion],
      resolve: (opening, _args, context) => openings.questionsOf(context, opening),
    }),
    contact: t.field({ type: JobOpeningContact, resolve: (opening) => opening }),
    publishedVersion: t.int({
      description:
        'Counts its publications, 0 before one was kept: what somebody read, for `openingVersion` of their entry.',
      resolve: (opening, _args, context) => openings.publishedVersionOf(context, opening),
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', nullable: true }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    closedAt: t.expose('closedAt', { type: 'DateTime', nullable: true }),
    isOwnedJobOpening: t.boolean({
      description: 'The viewer acts for its company.',
      resolve: (opening, _args, { viewer }) => actsFor(viewer, opening.companyId),
    }),
    canEdit: t.boolean({
      description: 'The viewer may edit it.',
      resolve: (opening, _args, { viewer }) => openings.mayEdit(viewer, opening),
    }),
    canPublish: t.boolean({
      description: 'The viewer may publish, close and duplicate it.',
      resolve: (opening, _args, { viewer }) => openings.mayPublish(viewer, opening),
    }),
    entriesCount: t.int({
      nullable: true,
      description: 'How many entered it; null for whoever does not act for its company.',
      resolve: (opening, _args, { viewer }) =>
        actsFor(viewer, opening.companyId) ? opening.entriesCount : null,
    }),
    unreadEntriesCount: t.int({
      nullable: true,
      resolve: (opening, _args, { viewer }) =>
        actsFor(viewer, opening.companyId) ? opening.unreadEntriesCount : null,
    }),
  }),
});
