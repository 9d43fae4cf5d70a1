import type { Context } from '../../../lib/request/context.ts';
import { DomainError } from '../../../lib/request/errors.ts';
import { hasRole, viewerId } from '../../../lib/request/viewer.ts';
import * as sql from './settingsSql.ts';
import type { ChatSettingsRow } from './settingsSql.ts';

const defaults: ChatSettingsRow = { showsReadReceipts: true, enterSends: true, talkFrom: 'EVERYBODY' };

export async function chatSettings(context: Context): Promise<ChatSettingsRow> {
  const userId = viewerId(context.viewer);
  return (userId === null ? undefined : await sql.settingsOf(context.services.db, userId)) ?? defaults;
}

type Given<Value> = { readonly [Key in keyof Value]?: Value[Key] | null | undefined };

export async function updateChatSettings(
  context: Context,
  { showsReadReceipts, enterSends, talkFrom }: Given<ChatSettingsRow>,
): Promise<ChatSettingsRow> {
  const { services, viewer } = context;
  const userId = viewerId(viewer);
  if (userId === null) throw new DomainError('ForbiddenError', 'この操作はできません。');
  if (talkFrom != null && !hasRole(viewer, 'CREATOR_USER'))
    throw new DomainError('ForbiddenError', 'メッセージを受け取る相手を選べるのは、クリエイターだけです。');
  await services.db.transaction().execute((trx) =>
    sql.putSettings(
      trx,
      userId,
      {
        ...(showsReadReceipts != null && { showsReadReceipts }),
        ...(enterSends != null && { enterSends }),
        ...(talkFrom != null && { talkFrom }),
      },
      services.clock.now(),
    ),
  );
  return chatSettings(context);
}
