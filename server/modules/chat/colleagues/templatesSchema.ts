import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { companyRoles } from '../../../lib/request/viewer.ts';
import { deleteTemplate, saveTemplate, templatesOf } from './templates.ts';
import type { TemplateRow } from './templatesSql.ts';

const ChatTemplate = builder.objectRef<TemplateRow>('ChatTemplate').implement({
  description:
    'A text that a company’s people share. {候補者名}, {募集名}, {会社名} and {自分の名前} in it are filled in by the page.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('ChatTemplate', id) }),
    title: t.exposeString('title'),
    body: t.exposeString('body'),
  }),
});

const TemplatesPayload = payload<{ readonly templates: readonly TemplateRow[] }>(
  'ChatTemplatesPayload',
  (t) => ({
    templates: t.field({
      type: [ChatTemplate],
      nullable: true,
      description: 'All of the company’s as they now stand; null when refused.',
      resolve: ({ templates }) => (templates ? [...templates] : null),
    }),
  }),
);

const SaveTemplateInput = builder.inputType('SaveChatTemplateInput', {
  fields: (t) => ({
    templateId: t.id({ description: 'The one that is written anew.' }),
    newId: t.string({ description: 'A UUID made by the page for a new one: sent again it is the same.' }),
    title: t.string({ required: true }),
    body: t.string({ required: true }),
  }),
});

const authScopes = { role: companyRoles };

builder.queryField('chatTemplates', (t) =>
  t.field({
    type: [ChatTemplate],
    description: 'The texts that the viewer’s company keeps for its talks, by name.',
    authScopes,
    resolve: async (_root, _args, context) => [...(await templatesOf(context))],
  }),
);

builder.mutationFields((t) => ({
  saveChatTemplate: t.field({
    type: TemplatesPayload,
    args: { input: t.arg({ type: SaveTemplateInput, required: true }) },
    authScopes,
    resolve: (_root, { input }, context) =>
      orErrors(['ArgumentInvalidError', 'ForbiddenError', 'UserInputInvalidError'], async () => ({
        templates: await saveTemplate(context, input),
      })),
  }),
  deleteChatTemplate: t.field({
    type: TemplatesPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes,
    resolve: (_root, { id }, context) =>
      orErrors(['ArgumentInvalidError', 'ForbiddenError'], async () => ({
        templates: await deleteTemplate(context, id),
      })),
  }),
}));
