import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MessagesSection_user$key } from '../../../../__generated__/MessagesSection_user.graphql.ts';
import type { MessagesSection_settings$key } from '../../../../__generated__/MessagesSection_settings.graphql.ts';
import type {
  ChatSettingsInput,
  ChatTalkFrom,
  MessagesSectionMutation,
} from '../../../../__generated__/MessagesSectionMutation.graphql.ts';
import { RadioGroup, type RadioOption } from '../../../ui/choices/RadioGroup.tsx';
import { Switch } from '../../../ui/choices/Switch.tsx';
import { useAct } from '../../page/useAct.ts';
import * as css from '../parts.css.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { BlockedInTalks } from './BlockedInTalks.tsx';

const doors: readonly RadioOption<ChatTalkFrom>[] = [
  { value: 'EVERYBODY', label: 'すべての会社' },
  {
    value: 'KNOWN',
    label: 'フォロー中・応募した会社',
    note: 'あなたをフォローしている会社と、あなたが応募した会社です。',
  },
  { value: 'NOBODY', label: '受け取らない' },
];

interface MessagesSectionProps {
  readonly settings: MessagesSection_settings$key;
  readonly user: MessagesSection_user$key;
  readonly isCreator: boolean;
}

/** Chat settings and blocks; for creators also who may begin a talk. */
export function MessagesSection({
  settings: key,
  user: userKey,
  isCreator,
}: MessagesSectionProps): ReactElement {
  const user = useFragment(
    graphql`
      fragment MessagesSection_user on User {
        ...BlockedInTalks_user
      }
    `,
    userKey,
  );
  const settings = useFragment(
    graphql`
      fragment MessagesSection_settings on ChatSettings {
        showsReadReceipts
        enterSends
        talkFrom
      }
    `,
    key,
  );
  const { act, pending } = useAct<MessagesSectionMutation>(graphql`
    mutation MessagesSectionMutation($input: ChatSettingsInput!) {
      updateChatSettings(input: $input) {
        errors {
          ...mutationErrors @relay(mask: false)
        }
        settings {
          ...MessagesSection_settings
        }
      }
    }
  `);
  // Shows the choice while it is sent.
  const shown = { ...settings, ...pending?.input };
  const choose = (input: ChatSettingsInput): void => {
    act(
      { input },
      {
        updater: (store) => {
          const stored = store.getRootField('updateChatSettings')?.getLinkedRecord('settings');
          if (stored != null) store.getRoot().setLinkedRecord(stored, 'myChatSettings');
        },
      },
    ).catch(() => undefined);
  };
  return (
    <SettingsSection id="messages" lead="変更するとすぐに保存されます。">
      <div className={css.form}>
        <Switch
          checked={shown.showsReadReceipts ?? true}
          note="オフにすると、相手に既読が表示されません。相手の既読も表示されなくなります。"
          onChange={(showsReadReceipts) => choose({ showsReadReceipts })}
        >
          既読を表示する
        </Switch>
        <Switch
          checked={shown.enterSends ?? true}
          note="オフにすると、Enterで改行し、Shift+Enterで送信します。"
          onChange={(enterSends) => choose({ enterSends })}
        >
          Enterで送信する
        </Switch>
        {isCreator && (
          <RadioGroup
            label="新しくメッセージを受け取る相手"
            help="ほかの会社からの最初のメッセージは、リクエストとして届きます。承認するまで、既読や通知は届きません。"
            options={doors}
            value={shown.talkFrom ?? null}
            onChange={(talkFrom) => choose({ talkFrom })}
          />
        )}
      </div>
      <div className={css.block}>
        <h3 className={css.blockTitle}>ブロック中の相手</h3>
        <BlockedInTalks user={user} isCreator={isCreator} />
      </div>
    </SettingsSection>
  );
}
