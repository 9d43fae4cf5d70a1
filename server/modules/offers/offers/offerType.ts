import { builder } from '../../../builder/builder.ts';
import { signedAddress } from '../../../lib/mediaAddress.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import type { Connection } from '../../../lib/request/paging.ts';
import { companyBehind } from '../../companies/company/companies.ts';
import { Company } from '../../companies/company/schema.ts';
import { creatorBehind } from '../../creators/profiles/creators.ts';
import { CreatorUser } from '../../creators/profiles/schema.ts';
import { JobPriceBreakdown } from '../../jobs/contents/priceSchema.ts';
import { anyTermLabel, anyTermNames } from '../terms/fields.ts';
import * as offers from './offers.ts';
import type { ShownVersion } from './offers.ts';
import type { EventRow } from './eventsSql.ts';
import type { OfferRow } from './offersSql.ts';
import { Difference, Line, OfferTerm, Party, Terms } from './termsType.ts';

const OfferStatus = builder.enumType('OfficialJobOfferStatus', { values: offers.offerStatuses });
interface VersionOfOffer extends ShownVersion {
  readonly offer: OfferRow;
}

const Version = builder.objectRef<VersionOfOffer>('OfficialJobOfferVersion').implement({
  description: 'An offer as it was issued: never changed.',
  fields: (t) => ({
    version: t.int({ resolve: ({ row }) => row.version }),
    sentAt: t.field({ type: 'DateTime', resolve: ({ row }) => row.createdAt }),
    documentTitle: t.string({ resolve: ({ paper }) => paper.title }),
    documentNumber: t.string({ resolve: ({ paper }) => paper.number }),
    subject: t.string({ resolve: ({ paper }) => paper.subject }),
    law: t.string({ resolve: ({ paper }) => paper.law }),
    parties: t.field({ type: [Party], resolve: ({ paper }) => [...paper.parties] }),
    lines: t.field({ type: [Line], resolve: ({ paper }) => [...paper.lines] }),
    differences: t.field({
      type: [Difference],
      description: 'What it says otherwise than the version before.',
      resolve: (version) => [...version.differences],
    }),
    openingDifferences: t.field({
      type: [Difference],
      description: 'What it says otherwise than the opening that the creator entered.',
      resolve: ({ offer, paper }, _args, context) => offers.differencesFromEntered(context, offer, paper),
    }),
    standingDifferences: t.field({
      type: [Difference],
      description: 'Of a change of terms: what it says otherwise than those in force when it was sent.',
      resolve: ({ offer, paper }, _args, context) => offers.differencesFromAmended(context, offer, paper),
    }),
    documentUrl: t.string({
      nullable: true,
      description: 'Its PDF, at an address that ends; null until it is made, a moment after it was issued.',
      resolve: ({ row }) =>
        row.documentKey === null ? null : signedAddress(row.documentKey, row.documentName ?? ''),
    }),
    documentHash: t.string({
      nullable: true,
      description: 'SHA-256 of the PDF’s bytes as they were made.',
      resolve: ({ row }) => row.documentHash,
    }),
    message: t.string({ nullable: true, resolve: ({ row }) => row.message }),
    terms: t.field({ type: Terms, resolve: ({ terms }) => terms }),
    contentHash: t.string({
      description: 'SHA-256 of the paper as it is kept, which names that of the version before.',
      resolve: ({ row }) => row.contentHash,
    }),
    breakdown: t.field({
      type: JobPriceBreakdown,
      nullable: true,
      description: 'Null of an hour’s pay or of a formula.',
      resolve: ({ offer, terms }, _args, context) => offers.breakdownOf(context, offer, terms),
    }),
  }),
});

const EventKind = builder.enumType('OfficialJobOfferEventKind', {
  values: [
    'SENT',
    'OPENED',
    'CHANGE_ASKED',
    'ACCEPTED',
    'DECLINED',
    'WITHDRAWN',
    'PAPER_ASKED',
    'PAPER_SENT',
  ] as const,
});

const OfferEvent = builder.objectRef<EventRow>('OfficialJobOfferEvent').implement({
  description: 'What became of an offer.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('OfficialJobOfferEvent', id) }),
    kind: t.expose('kind', { type: EventKind }),
    version: t.exposeInt('version'),
    term: t.field({
      type: OfferTerm,
      nullable: true,
      resolve: ({ term }) => anyTermNames.find((name) => name === term) ?? null,
    }),
    termLabel: t.string({
      nullable: true,
      description: 'That item as the paper calls it.',
      resolve: ({ term }) => anyTermLabel(anyTermNames.find((name) => name === term) ?? null) ?? null,
    }),
    words: t.exposeString('words', { nullable: true }),
    happenedAt: t.expose('happenedAt', { type: 'DateTime' }),
  }),
});

export const OfficialJobOffer = builder.objectRef<OfferRow>('OfficialJobOffer').implement({
  description: 'An official offer, as its two sides see it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('OfficialJobOffer', id) }),
    status: t.field({
      type: OfferStatus,
      resolve: (offer, _args, { services }) => offers.offerStatusAt(offer, services.clock.now()),
    }),
    currentVersion: t.exposeInt('currentVersion'),
    sentAt: t.expose('sentAt', { type: 'DateTime' }),
    replyBy: t.expose('replyBy', { type: 'DateTime', nullable: true }),
    respondedAt: t.expose('respondedAt', { type: 'DateTime', nullable: true }),
    company: t.field({
      type: Company,
      resolve: ({ companyId }, _args, context) => companyBehind(context, companyId),
    }),
    creator: t.field({
      type: CreatorUser,
      resolve: ({ creatorId }, _args, context) => creatorBehind(context, creatorId),
    }),
    chatRoomId: t.id({
      nullable: true,
      resolve: ({ chatRoomId }) => (chatRoomId === null ? null : encodeGlobalId('ChatRoom', chatRoomId)),
    }),
    changesOfferId: t.id({
      nullable: true,
      description: '条件の変更: the offer whose terms, those of a work under way, it would change.',
      resolve: ({ amendsOfferId }) =>
        amendsOfferId === null ? null : encodeGlobalId('OfficialJobOffer', amendsOfferId),
    }),
    versions: t.field({
      type: [Version],
      description: 'Oldest first.',
      resolve: async (offer, _args, context) =>
        (await offers.shownVersions(context, offer)).map((version) => ({ ...version, offer })),
    }),
    events: t.field({
      type: [OfferEvent],
      description: 'Oldest first.',
      resolve: async (offer, _args, context) => [...(await offers.eventsOf(context, offer))],
    }),
    recordUrl: t.string({
      nullable: true,
      description:
        'The PDF that records how an agreement came about, at an address that ends; null until it is made.',
      resolve: (offer, _args, context) => offers.recordAddress(context, offer),
    }),
    paperAskedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the creator asked for the version that stands on paper.',
      resolve: (offer, _args, context) => offers.happenedAt(context, offer, 'PAPER_ASKED'),
    }),
    paperSentAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: (offer, _args, context) => offers.happenedAt(context, offer, 'PAPER_SENT'),
    }),
    isChainWhole: t.boolean({
      description: 'Whether every version that is kept still has its hash, and names the one before.',
      resolve: async (offer, _args, context) =>
        offers.isChainWhole(
          (await offers.shownVersions(context, offer)).map(({ row }) => row),
          (await offers.amendedVersion(context, offer))?.row.contentHash,
        ),
    }),
  }),
});

const OfferEdge = builder.edgeObject({ name: 'OfficialJobOfferEdge', type: OfficialJobOffer });
export const OfferConnection = builder
  .objectRef<Connection<OfferRow>>('OfficialJobOfferConnection')
  .implement({
    fields: (t) => ({
      edges: t.field({ type: [OfferEdge], resolve: ({ edges }) => [...edges] }),
      pageInfo: t.field({ type: builder.pageInfoRef(), resolve: ({ pageInfo }) => pageInfo }),
    }),
  });
