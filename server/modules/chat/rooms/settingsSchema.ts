import { builder } from '../../../builder/builder.ts';
import { ErrorInterface, orErrors } from '../../../builder/errors.ts';
import type { ExpectedError } from '../../../builder/errors.ts';
import { chatSettings, updateChatSettings } from './settings.ts';
import type { ChatSettingsRow } from './settingsSql.ts';

const TalkFrom = builder.enumType('ChatTalkFrom', {
  description: 'Who may begin a talk with a creator; anybody else’s first message waits as a request.',
  values: {
    EVERYBODY: {},
    KNOWN: { description: 'Companies that follow them or that they entered.' },
    NOBODY: {},
  } as const,
});

const ChatSettings = builder.objectRef<ChatSettingsRow>('ChatSettings').implement({
  fields: (t) => ({
    showsReadReceipts: t.exposeBoolean('showsReadReceipts', {
      description: 'Whether the others see what one has read; who shows nothing sees nothing.',
    }),
    enterSends: t.exposeBoolean('enterSends', { description: 'False: Shift+Enter sends, Enter breaks.' }),
    talkFrom: t.expose('talkFrom', { type: TalkFrom }),
  }),
});

interface SettingsAnswer {
  readonly settings?: ChatSettingsRow;
  readonly errors: readonly ExpectedError[];
}

const ChatSettingsPayload = builder.objectRef<SettingsAnswer>('ChatSettingsPayload').implement({
  fields: (t) => ({
    settings: t.field({ type: ChatSettings, nullable: true, resolve: ({ settings }) => settings ?? null }),
    errors: t.field({ type: [ErrorInterface], resolve: ({ errors }) => [...errors] }),
  }),
});

const ChatSettingsInput = builder.inputType('ChatSettingsInput', {
  description: 'What is left out stays.',
  fields: (t) => ({
    showsReadReceipts: t.boolean(),
    enterSends: t.boolean(),
    talkFrom: t.field({ type: TalkFrom }),
  }),
});

builder.queryField('myChatSettings', (t) =>
  t.field({
    type: ChatSettings,
    authScopes: { signedIn: true },
    resolve: (_root, _args, context) => chatSettings(context),
  }),
);

builder.mutationField('updateChatSettings', (t) =>
  t.field({
    type: ChatSettingsPayload,
    args: { input: t.arg({ type: ChatSettingsInput, required: true }) },
    authScopes: { signedIn: true },
    resolve: (_root, { input }, context) =>
      orErrors(['ForbiddenError'], async () => ({ settings: await updateChatSettings(context, input) })),
  }),
);
