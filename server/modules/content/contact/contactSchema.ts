import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { OkPayload } from '../../accounts/users/userType.ts';
import { contactTopics } from '../../mail/kinds.ts';
import { sendContact } from './contact.ts';

const ContactTopic = builder.enumType('ContactTopic', { values: contactTopics });

const ContactInput = builder.inputType('SendContactInput', {
  fields: (t) => ({
    topic: t.field({ type: ContactTopic, required: true }),
    name: t.string({ required: true }),
    companyName: t.string(),
    email: t.string({ required: true }),
    body: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  sendContact: t.field({
    type: OkPayload,
    description:
      'A message to the operators, from anybody. The same words again within ten minutes are sent once.',
    args: { input: t.arg({ type: ContactInput, required: true }) },
    authScopes: { everyone: true },
    resolve: (_root, { input }, context) =>
      orErrors(['UserInputInvalidError', 'RateLimitExceededError'], async () => {
        await sendContact(context, input);
        return {};
      }),
  }),
}));
