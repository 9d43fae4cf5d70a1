import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DataSection_user$key } from '../../../../__generated__/DataSection_user.graphql.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { DataExportState } from './DataExportState.tsx';
import { FormOpener } from '../FormOpener.tsx';
import { SettingsSection } from '../SettingsSection.tsx';
import { useLookAgain } from '../../page/useLookAgain.ts';
import { watchDataExport } from './watchDataExport.ts';
import { part } from '../../../lib/part.ts';

const DataExportForm = part(async () => (await import('./DataExportForm.tsx')).DataExportForm);

export function DataSection({ user }: { readonly user: DataSection_user$key }): ReactElement {
  const { latestDataExport } = useFragment(
    graphql`
      fragment DataSection_user on User {
        latestDataExport {
          status
          ...DataExportState_dataExport
        }
      }
    `,
    user,
  );
  const status = latestDataExport?.status ?? null;
  const waiting = status === 'REQUESTED';
  useLookAgain(waiting ? 'export' : null, { query: watchDataExport });
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'REQUESTED' && status === 'READY') toast.success('書き出しができました。');
    before.current = status;
  }, [status]);
  return (
    <SettingsSection
      id="data"
      lead="プロフィール、作品、メッセージなど、あなたが書いたものや載せたものを、ZIPファイルにまとめて受け取れます。文章はJSON、画像や動画は元のファイルのままです。"
    >
      {latestDataExport && <DataExportState dataExport={latestDataExport} />}
      {!waiting && (
        <FormOpener
          ahead={DataExportForm.ahead}
          label={latestDataExport == null ? '書き出す' : '新しく書き出す'}
          renderForm={(close) => (
            <DataExportForm
              onCancel={close}
              onDone={() => {
                close();
                toast.success('書き出しを始めました。');
              }}
            />
          )}
        />
      )}
    </SettingsSection>
  );
}
