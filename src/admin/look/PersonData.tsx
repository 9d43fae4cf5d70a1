import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks';
import { saveFile } from '../../lib/browser/saveFile.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { formatDateTime, tokyoDay } from '../../lib/text/dates.ts';
import { fetchProtectedFile } from '../../relay/network/protectedFile.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { PersonData_person$key } from '../__generated__/PersonData_person.graphql.ts';
import type { PersonDataDeleteMutation } from '../__generated__/PersonDataDeleteMutation.graphql.ts';
import type { PersonDataExportMutation } from '../__generated__/PersonDataExportMutation.graphql.ts';
import type { PersonDataKeepMutation } from '../__generated__/PersonDataKeepMutation.graphql.ts';
import * as page from '../page.css.ts';
import { refusalsOf } from '../refusalsOf.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

interface PersonDataProps {
  readonly person: PersonData_person$key;
  readonly id: string;
  readonly onChanged: () => void;
}

const asking = {
  delete: {
    title: '依頼により退会を受け付ける',
    act: '退会を受け付ける',
    help: '理由は記録に残ります。30日後に削除することが、本人にメールで届きます。',
  },
  export: {
    title: '開示のためにデータを書き出す',
    act: '書き出す',
    help: '請求した人と確認の方法を書いてください。記録に残ります。本人にメールは届きません。',
  },
  keep: {
    title: '退会を中止する',
    act: '退会を中止する',
    help: '理由は記録に残ります。中止したことだけが、本人にメールで届きます。',
  },
} as const;

/** What the law lets a person ask the house for: all that is kept of them, and that it is deleted. */
export function PersonData({ person, id, onChanged }: PersonDataProps): ReactElement {
  const { status, deletionDueAt, lastExport } = useFragment(
    graphql`
      fragment PersonData_person on Person {
        status
        deletionDueAt
        lastExport {
          status
          requestedAt
          expiresAt
          url
        }
      }
    `,
    person,
  );
  const environment = useRelayEnvironment();
  const [asked, setAsked] = useState<keyof typeof asking | null>(null);
  const [isTaking, setTaking] = useState(false);
  const exporting = useCommit<PersonDataExportMutation>(graphql`
    mutation PersonDataExportMutation($id: ID!, $reason: String!) {
      exportMember(id: $id, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const deleting = useCommit<PersonDataDeleteMutation>(graphql`
    mutation PersonDataDeleteMutation($id: ID!, $reason: String!) {
      deleteMember(id: $id, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const keeping = useCommit<PersonDataKeepMutation>(graphql`
    mutation PersonDataKeepMutation($id: ID!, $reason: String!) {
      keepMember(id: $id, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const after = (said: string) => (): void => {
    toast.success(said);
    setAsked(null);
    onChanged();
  };
  const run = (reason: string) => {
    if (asked === 'export') return refusalsOf(exporting({ id, reason }), after('書き出しを始めました。'));
    if (asked === 'delete') return refusalsOf(deleting({ id, reason }), after('退会を受け付けました。'));
    return refusalsOf(keeping({ id, reason }), after('退会を中止しました。'));
  };
  const take = async (url: string): Promise<void> => {
    setTaking(true);
    try {
      const file = await fetchProtectedFile(environment, url);
      saveFile(file, `開示_${tokyoDay(new Date().toISOString())}.zip`);
    } catch (error) {
      toast.error(failureWords(error));
    }
    setTaking(false);
  };
  const url = lastExport?.url ?? null;
  return (
    <section className={page.section}>
      <h3 className={page.sub}>開示と退会の依頼</h3>
      <ul className={page.rows}>
        <li className={page.row}>
          <span>
            全データの書き出し
            <span className={page.small}>{exportWords(lastExport)}</span>
          </span>
          <span className={page.rowActs}>
            {url !== null && (
              <Button size="s" loading={isTaking} onClick={() => void take(url)}>
                受け取る
              </Button>
            )}
            {url === null && lastExport?.status === 'REQUESTED' && (
              <Button size="s" onClick={onChanged}>
                もう一度確認する
              </Button>
            )}
            {status !== 'DELETED' && lastExport?.status !== 'REQUESTED' && (
              <Button size="s" onClick={() => setAsked('export')}>
                書き出す
              </Button>
            )}
          </span>
        </li>
        <li className={page.row}>
          <span>
            退会
            <span className={page.small}>
              {status === 'DELETED'
                ? '削除済み'
                : deletionDueAt == null
                  ? '受け付けていません'
                  : `${formatDateTime(deletionDueAt)}に削除します`}
            </span>
          </span>
          {status !== 'DELETED' && deletionDueAt == null && (
            <Button size="s" variant="danger" onClick={() => setAsked('delete')}>
              退会を受け付ける
            </Button>
          )}
          {status !== 'DELETED' && deletionDueAt != null && (
            <Button size="s" onClick={() => setAsked('keep')}>
              退会を中止する
            </Button>
          )}
        </li>
      </ul>
      {asked !== null && <ReasonDialog {...asking[asked]} onClose={() => setAsked(null)} onAct={run} />}
    </section>
  );
}

interface KnownExport {
  readonly status: 'FAILED' | 'READY' | 'REQUESTED';
  readonly requestedAt: string;
  readonly expiresAt: string | null | undefined;
}

function exportWords(last: KnownExport | null | undefined): string {
  if (last == null) return '書き出していません';
  if (last.status === 'FAILED') return `${formatDateTime(last.requestedAt)}の書き出しに失敗しました`;
  if (last.expiresAt == null) return `${formatDateTime(last.requestedAt)}から準備中`;
  return `${formatDateTime(last.expiresAt)}まで受け取れます。受け取りは記録に残ります`;
}
