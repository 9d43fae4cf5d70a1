import { builder } from '../../../builder/builder.ts';
import { orErrors } from '../../../builder/errors.ts';
import { payload } from '../../../builder/payload.ts';
import type { ErrorName } from '../../../lib/request/errors.ts';
import { encodeGlobalId } from '../../../lib/request/globalId.ts';
import { SignInPayload } from '../sign-in/signInType.ts';
import { OkPayload, User, UserPayload } from '../users/userType.ts';
import { reloadViewerUser } from '../users/users.ts';
import * as passkeys from './passkeys.ts';
import type { PasskeyRow } from './passkeysSql.ts';

const Passkey = builder.objectRef<PasskeyRow>('Passkey').implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeGlobalId('Passkey', id) }),
    name: t.exposeString('name'),
    isBackedUp: t.exposeBoolean('isBackedUp', {
      description: 'Kept by its maker for the owner’s other devices too.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
  }),
});

const PasskeyOptionsPayload = payload<{ readonly options: string }>('PasskeyOptionsPayload', (t) => ({
  options: t.exposeString('options', {
    nullable: true,
    description: 'JSON, as WebAuthn’s parseCreationOptionsFromJSON or parseRequestOptionsFromJSON takes it.',
  }),
}));

builder.objectFields(User, (t) => ({
  passkeys: t.field({
    type: [Passkey],
    resolve: (user, _args, context) => passkeys.passkeysOf(context, user.id),
  }),
  mayOfferPasskey: t.boolean({
    description: 'Whoever has none is offered one, once.',
    resolve: (user, _args, context) => passkeys.mayOfferPasskey(context, user.id),
  }),
}));

const whileSignedIn: readonly ErrorName[] = [
  'TokenInvalidError',
  'ConfirmationRequiredError',
  'ForbiddenError',
  'RateLimitExceededError',
];

builder.mutationFields((t) => ({
  passkeySignInOptions: t.field({
    type: PasskeyOptionsPayload,
    description: 'What the browser needs to sign in by a passkey; good for five minutes and one sign-in.',
    authScopes: { everyone: true },
    resolve: (_root, _args, context) =>
      orErrors(['RateLimitExceededError'], () => passkeys.passkeySignInOptions(context)),
  }),
  signInWithPasskey: t.field({
    type: SignInPayload,
    args: { response: t.arg.string({ required: true, description: 'The browser’s answer, as JSON.' }) },
    authScopes: { everyone: true },
    resolve: (_root, { response }, context) =>
      orErrors(['TokenInvalidError', 'ForbiddenError', 'RateLimitExceededError'], () =>
        passkeys.signInWithPasskey(context, response),
      ),
  }),
  passkeyConfirmationOptions: t.field({
    type: PasskeyOptionsPayload,
    description: 'The same for `confirmIdentity`, of the viewer’s own passkeys.',
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(['TokenInvalidError', 'ForbiddenError', 'RateLimitExceededError'], () =>
        passkeys.passkeyConfirmationOptions(context),
      ),
  }),
  passkeyRegistrationOptions: t.field({
    type: PasskeyOptionsPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors(whileSignedIn, () => passkeys.passkeyRegistrationOptions(context)),
  }),
  registerPasskey: t.field({
    type: UserPayload,
    args: { response: t.arg.string({ required: true, description: 'The browser’s answer, as JSON.' }) },
    authScopes: { signedIn: true },
    resolve: (_root, { response }, context) =>
      orErrors(whileSignedIn, async () => {
        await passkeys.registerPasskey(context, response);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  renamePasskey: t.field({
    type: UserPayload,
    args: { id: t.arg.id({ required: true }), name: t.arg.string({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, args, context) =>
      orErrors(['UserInputInvalidError'], async () => {
        await passkeys.renamePasskey(context, args);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  removePasskey: t.field({
    type: UserPayload,
    args: { id: t.arg.id({ required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { id }, context) =>
      orErrors(['ConfirmationRequiredError', 'ForbiddenError'], async () => {
        await passkeys.removePasskey(context, id);
        return { user: await reloadViewerUser(context) };
      }),
  }),
  notePasskeyOffered: t.field({
    type: OkPayload,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) =>
      orErrors([], async () => {
        await passkeys.notePasskeyOffered(context);
        return {};
      }),
  }),
}));
