import { builder } from '../../../builder/builder.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { actsFor } from '../../../lib/request/viewer.ts';
import { knownPerson } from '../../companies/members/people.ts';
import { CorporateUser } from '../../companies/members/peopleSchema.ts';
import { Company } from '../../companies/company/schema.ts';
import { commissionOf, contentOutputs } from '../contents/contentType.ts';
import { fieldsOfAll, fieldsOfKind } from '../contents/fields.ts';
import { JobOpeningHold } from '../holds/holdType.ts';
import { checklistOf } from './drafts.ts';
import { holdOf } from './editing.ts';
import type { DraftRow } from './draftSql.ts';
import type { Check } from '../contents/gate.ts';
import { companyOf, mayPublish } from '../openings/openings.ts';
import {
  JobOpeningContact,
  JobOpeningLink,
  JobOpeningQuestion,
  JobOpeningStatus,
  ResumerationType,
} from '../openings/openingType.ts';

/** Not the outside recruiter. */
export const writers = { role: ['CORPORATE_USER', 'CORPORATE_AGENT'] } as const;

const PublishingCheck = builder.objectRef<Check>('PublishingCheck').implement({
  fields: (t) => ({
    field: t.exposeString('field', {
      description:
        'The input’s field it belongs to, such as `offerDetail`; `company.address` for what the company’s page asks.',
    }),
    label: t.exposeString('label'),
    isMet: t.exposeBoolean('isMet'),
  }),
});

const typeNames = {
  CONTRACT_UNIT: 'DraftContractJobOpening',
  HOURLY_RATE: 'DraftHourlyJobOpening',
  FULL_TIME: 'DraftFullTimeJobOpening',
} as const;

export const DraftJobOpening = builder.interfaceRef<DraftRow>('DraftJobOpening').implement({
  description:
    'What is being written: a draft, or a waiting change of a published opening. Only for those of its company who may edit.',
  resolveType: ({ resumerationType }) => typeNames[resumerationType],
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('DraftJobOpening', id) }),
    jobOpeningId: t.id({ resolve: ({ id }) => encodeGlobalId('JobOpening', id) }),
    version: t.exposeInt('version', {
      description:
        'Counts saves; the next save says which one it builds on. Pictures and questions are no saves.',
    }),
    editedAt: t.expose('editedAt', { type: 'DateTime' }),
    editedBy: t.field({
      type: CorporateUser,
      nullable: true,
      resolve: ({ editedByUserId: id }, _args, context) => (id === null ? null : knownPerson(context, id)),
    }),
    status: t.field({ type: JobOpeningStatus, resolve: ({ status }) => status }),
    resumerationType: t.field({
      type: ResumerationType,
      resolve: ({ resumerationType }) => resumerationType,
    }),
    companyId: t.id({ resolve: ({ companyId }) => encodeGlobalId('Company', companyId) }),
    company: t.field({
      type: Company,
      resolve: (draft, _args, context) => companyOf(context, draft),
    }),
    closedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null: what is over is not written any more.',
      resolve: () => null,
    }),
    isOwnedJobOpening: t.boolean({
      description: 'The viewer acts for its company.',
      resolve: ({ companyId }, _args, { viewer }) => actsFor(viewer, companyId),
    }),
    canPublish: t.boolean({
      description: 'Whether the viewer has the right; while `suspensionReason` stands, nobody can.',
      resolve: (draft, _args, { viewer }) => mayPublish(viewer, draft),
    }),
    ...contentOutputs(t, fieldsOfAll),
    links: t.field({
      type: [JobOpeningLink],
      resolve: ({ contents }) => contents.links.map((link) => ({ ...link, isDraft: true })),
    }),
    questions: t.field({
      type: [JobOpeningQuestion],
      resolve: ({ contents }) => contents.questions.map(writtenQuestion),
    }),
    contact: t.field({ type: JobOpeningContact, resolve: ({ contents }) => contents }),
    suspensionReason: t.exposeString('suspensionReason', {
      nullable: true,
      description: 'Why the operators suspended the opening, while they do.',
    }),
    hold: t.field({
      type: JobOpeningHold,
      nullable: true,
      description: 'What a rule found in what was published, while that is kept from sight.',
      resolve: (draft, _args, context) => holdOf(context, draft),
    }),
    checklist: t.field({
      type: [PublishingCheck],
      description: 'What publishing asks for, in the order of the form.',
      resolve: (draft, _args, context) => checklistOf(context, draft),
    }),
  }),
});

export const writtenQuestion = (question: DraftRow['contents']['questions'][number]) => ({
  ...question,
  type: 'TEXT' as const,
  isDraft: true,
});

const DraftContractJobOpening = builder.objectRef<DraftRow>('DraftContractJobOpening');
const DraftHourlyJobOpening = builder.objectRef<DraftRow>('DraftHourlyJobOpening');
const DraftFullTimeJobOpening = builder.objectRef<DraftRow>('DraftFullTimeJobOpening');

const ofKind = (kind: DraftRow['resumerationType']) => ({
  interfaces: [DraftJobOpening],
  fields: (t: Parameters<typeof contentOutputs>[0]) => contentOutputs(t, fieldsOfKind(kind)),
});
DraftContractJobOpening.implement(ofKind('CONTRACT_UNIT'));
DraftHourlyJobOpening.implement(ofKind('HOURLY_RATE'));
DraftFullTimeJobOpening.implement(ofKind('FULL_TIME'));

for (const type of [DraftContractJobOpening, DraftHourlyJobOpening])
  builder.objectFields(type, (t) => ({
    tsumugiCommissionFee: t.int({ nullable: true, resolve: ({ contents }) => commissionOf(contents) }),
  }));
