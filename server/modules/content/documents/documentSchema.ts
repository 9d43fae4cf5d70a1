import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import { OkPayload } from '../../accounts/users/userType.ts';
import { documentAudiences, documentTopics } from '../texts/shapes.ts';
import type { Document } from '../texts/shapes.ts';
import * as documents from './documents.ts';
import type { Download, Pdf } from './documents.ts';

const DocumentAudience = builder.enumType('DocumentAudience', { values: documentAudiences });
const DocumentTopic = builder.enumType('DocumentTopic', { values: documentTopics });

const GuidePdf = builder.objectRef<Pdf>('GuidePdf').implement({
  fields: (t) => ({ pages: t.exposeInt('pages'), bytes: t.exposeInt('bytes') }),
});

const GuideDocument = builder.objectRef<Document>('GuideDocument').implement({
  description: 'Something to read as a PDF, for whoever leaves a name.',
  fields: (t) => ({
    id: t.id({ resolve: ({ slug }) => `document-${slug}` }),
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    audience: t.expose('audience', { type: DocumentAudience }),
    topic: t.expose('topic', { type: DocumentTopic }),
    minutes: t.exposeInt('minutes'),
    contents: t.exposeStringList('contents'),
    publishedAt: t.exposeString('publishedAt', { description: 'A day of Japan, 2026-10-02.' }),
    lawAsOf: t.exposeString('lawAsOf', { nullable: true }),
    pdf: t.field({
      type: GuidePdf,
      nullable: true,
      description: 'Null until it has been made, soon after the server has started.',
      resolve: (document) => documents.knownPdf(document),
    }),
  }),
});

const DocumentDownload = builder.objectRef<Download>('DocumentDownload').implement({
  fields: (t) => ({
    document: t.expose('document', { type: GuideDocument }),
    url: t.exposeString('url', { description: 'Of the PDF; for a day or two.' }),
    wantsMeeting: t.exposeBoolean('wantsMeeting', { description: 'They have asked to talk.' }),
  }),
});

const RequestDocumentInput = builder.inputType('RequestDocumentInput', {
  fields: (t) => ({
    slug: t.string({ required: true }),
    companyName: t.string(),
    lastName: t.string({ required: true }),
    firstName: t.string({ required: true }),
    email: t.string({ required: true }),
    phoneNumber: t.string(),
  }),
});

const RequestDocumentPayload = payload<{ readonly token: string }>('RequestDocumentPayload', (t) => ({
  token: t.exposeString('token', {
    nullable: true,
    description: 'Opens `documentDownload` for thirty days.',
  }),
}));

builder.queryFields((t) => ({
  guideDocuments: t.field({
    type: [GuideDocument],
    authScopes: { everyone: true },
    resolve: async (_root, _args, context) => [...(await documents.documents(context))],
  }),
  guideDocument: t.field({
    type: GuideDocument,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { slug }, context) => documents.documentBySlug(context, slug),
  }),
  documentDownload: t.field({
    type: DocumentDownload,
    nullable: true,
    description: 'Null for a token that is unknown or over.',
    args: { token: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token }, context) => documents.download(context, token),
  }),
}));

builder.mutationFields((t) => ({
  requestDocument: t.field({
    type: RequestDocumentPayload,
    args: { input: t.arg({ type: RequestDocumentInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(['UserInputInvalidError', 'RateLimitExceededError'], async () => ({
        token: await documents.requestDocument(context, input),
      })),
  }),
  requestDocumentMeeting: t.field({
    type: OkPayload,
    args: { token: t.arg.string({ required: true }), preference: t.arg.string({ required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { token, preference }, context) =>
      orErrors(['UserInputInvalidError', 'TokenInvalidError'], async () => {
        await documents.requestMeeting(context, token, preference);
        return {};
      }),
  }),
}));
