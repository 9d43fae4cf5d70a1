import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { upTo } from '../../../builder/lists.ts';
import { payload } from '../../../builder/payload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { keysetPage } from '../../../lib/request/paging.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { bundlePapers } from './bundle.ts';
import type { IssuedRow } from './issuedSql.ts';
import { checkIssued, isExpired, issuedKinds, issuedOf } from './papers.ts';
import { reissuePaper } from './reissue.ts';

const Kind = builder.enumType('IssuedDocumentKind', {
  description:
    'The terms of an offer, the record of an agreement, a creator’s quote or invoice, or the house’s own to a company.',
  values: issuedKinds,
});

const Form = builder.enumType('IssuedDocumentForm', {
  description: 'Of the papers of an offer: of a commission, of a change of its terms, or of an employment.',
  values: ['COMMISSION', 'CHANGE', 'EMPLOYMENT'] as const,
});

const IssuedDocument = builder.objectRef<IssuedRow>('IssuedDocument').implement({
  description: 'A paper as it was issued, for one of its two sides: never changed, and never gone.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('IssuedDocument', id) }),
    kind: t.expose('kind', { type: Kind }),
    form: t.expose('form', { type: Form, nullable: true }),
    offerId: t.id({
      nullable: true,
      resolve: ({ offerId }) => (offerId === null ? null : encodeGlobalId('OfficialJobOffer', offerId)),
    }),
    engagementId: t.id({
      nullable: true,
      description: 'Of a creator’s invoice: the work.',
      resolve: ({ engagementId }) =>
        engagementId === null ? null : encodeGlobalId('Engagement', engagementId),
    }),
    quoteId: t.id({
      nullable: true,
      description: 'Of a creator’s quote: where it stands.',
      resolve: ({ kind, id }) => (kind === 'QUOTE' ? encodeGlobalId('Quote', id) : null),
    }),
    version: t.exposeInt('version', { nullable: true, description: 'Of the papers of an offer.' }),
    number: t.exposeString('number'),
    subject: t.exposeString('subject'),
    companyName: t.exposeString('companyName'),
    creatorName: t.exposeString('creatorName'),
    netAmount: t.exposeInt('netAmount', {
      nullable: true,
      description: 'Yen before consumption tax; null where the paper says how an amount follows.',
    }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    isVoided: t.boolean({ resolve: ({ voidedAt }) => voidedAt !== null }),
    isExpired: t.boolean({
      description: 'A quote whose last day is over.',
      resolve: (row, _args, context) => isExpired(context, row),
    }),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    isReplaced: t.exposeBoolean('isReplaced', { description: 'A later version was issued.' }),
    url: t.string({
      description: 'Its PDF, at an address that ends.',
      resolve: ({ key, name }) => signedAddress(key, name),
    }),
  }),
});

const Edge = builder.edgeObject({ name: 'IssuedDocumentEdge', type: IssuedDocument });
const IssuedConnection = builder.objectRef<Connection<IssuedRow>>('IssuedDocumentConnection').implement({
  fields: (t) => ({
    edges: t.field({ type: [Edge], resolve: ({ edges }) => [...edges] }),
    pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
  }),
});

const Filter = builder.inputType('IssuedDocumentFilter', {
  description: 'All of it together.',
  fields: (t) => ({
    from: t.string({ description: 'YYYY-MM-DD, in Japan.' }),
    until: t.string({ description: 'YYYY-MM-DD, that day counted in.' }),
    leastAmount: t.int({ description: 'Before consumption tax.' }),
    mostAmount: t.int(),
    counterparty: t.string({ description: 'Part of the other side’s name.' }),
    kinds: t.field({ type: [Kind], ...upTo(issuedKinds.length) }),
  }),
});

const Checked = builder.objectRef<IssuedRow>('CheckedDocument').implement({
  description: 'What anybody who has a paper is told of it: nothing that it does not say itself.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind }),
    form: t.expose('form', { type: Form, nullable: true }),
    number: t.exposeString('number'),
    version: t.exposeInt('version', { nullable: true }),
    issuedAt: t.expose('issuedAt', { type: 'DateTime' }),
    isVoided: t.boolean({ resolve: ({ voidedAt }) => voidedAt !== null }),
    isReplaced: t.exposeBoolean('isReplaced'),
    isExpired: t.boolean({ resolve: (row, _args, context) => isExpired(context, row) }),
  }),
});

/** Creators, and owners of a company’s account. */
const sides = ['CREATOR_USER', 'CORPORATE_USER'] as const;

builder.queryFields((t) => ({
  issuedDocuments: t.field({
    type: IssuedConnection,
    description: 'Everything that was issued to the viewer or their company, or by them, newest first.',
    args: { ...t.arg.connectionArgs(), filter: t.arg({ type: Filter }) },
    authScopes: { role: sides },
    resolve: (_root, { filter, ...args }, context) => issuedOf(context, filter ?? {}, keysetPage(args)),
  }),
}));

const BundlePayload = payload<{ readonly url: string | null; readonly count: number | null }>(
  'BundleIssuedDocumentsPayload',
  (t) => ({
    url: t.string({
      nullable: true,
      description: 'A ZIP with an index as CSV, at an address that ends.',
      resolve: ({ url }) => url ?? null,
    }),
    count: t.int({ nullable: true, resolve: ({ count }) => count ?? null }),
  }),
);

const CheckPayload = payload<{ readonly document: IssuedRow | null }>('CheckDocumentPayload', (t) => ({
  document: t.field({
    type: Checked,
    nullable: true,
    description: 'Null when nothing of these bytes was issued here.',
    resolve: ({ document }) => document ?? null,
  }),
}));

const ReissuePayload = payload<{ readonly document: IssuedRow }>('ReissueDocumentPayload', (t) => ({
  document: t.expose('document', { type: IssuedDocument, nullable: true }),
}));

builder.mutationFields((t) => ({
  checkDocument: t.field({
    type: CheckPayload,
    description: 'Whether a PDF of these bytes was issued here. Changes nothing; it is counted by network.',
    args: { sha256: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { sha256 }, context) =>
      orErrors(['RateLimitExceededError'], async () => ({ document: await checkIssued(context, sha256) })),
  }),
  reissueDocument: t.field({
    type: ReissuePayload,
    description: 'Voids a paper, with a reason that both sides read, and issues it anew.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    authScopes: { role: ['CORPORATE_USER'] },
    resolve: (_root, input, context) =>
      orErrors(
        ['UserInputInvalidError', 'ArgumentInvalidError', 'ForbiddenError', 'RateLimitExceededError'],
        async () => ({ document: await reissuePaper(context, input) }),
      ),
  }),
  bundleIssuedDocuments: t.field({
    type: BundlePayload,
    args: { filter: t.arg({ type: Filter }) },
    authScopes: { role: sides },
    resolve: (_root, { filter }, context) =>
      orErrors(
        ['UserInputInvalidError', 'ArgumentInvalidError', 'ForbiddenError', 'RateLimitExceededError'],
        () => bundlePapers(context, filter ?? {}),
      ),
  }),
}));
