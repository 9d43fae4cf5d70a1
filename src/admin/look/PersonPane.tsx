import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import { formatDateTime } from '../../lib/text/dates.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { PersonPaneEndMutation } from '../__generated__/PersonPaneEndMutation.graphql.ts';
import type { PersonPaneLiftMutation } from '../__generated__/PersonPaneLiftMutation.graphql.ts';
import type { PersonPaneQuery } from '../__generated__/PersonPaneQuery.graphql.ts';
import type { PersonPaneSuspendMutation } from '../__generated__/PersonPaneSuspendMutation.graphql.ts';
import { addressOf } from '../place.ts';
import { Facts } from '../Facts.tsx';
import * as split from '../split.css.ts';
import { refusalsOf } from '../refusalsOf.ts';
import { roleWords, stateWords } from './lookWords.ts';
import { PersonData } from './PersonData.tsx';
import { PersonMails } from './PersonMails.tsx';
import { PersonRooms } from './PersonRooms.tsx';
import { DecisionDialog, ReasonDialog } from './ReasonDialog.tsx';

export function PersonPane({ id }: { readonly id: string }): ReactElement {
  const [version, setVersion] = useState(0);
  const [asked, setAsked] = useState<'end' | 'lift' | 'suspend' | null>(null);
  const { person } = useQuery<PersonPaneQuery>(
    graphql`
      query PersonPaneQuery($id: ID!) {
        person(id: $id) {
          name
          email
          role
          companyName
          status
          registeredAt
          works
          sessions
          openReports
          suspensionReason
          suspensionEndsAt
          isSuspendedByUs
          ...PersonData_person
          ...PersonRooms_person
          ...PersonMails_person
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', version },
  );
  const suspend = useCommit<PersonPaneSuspendMutation>(graphql`
    mutation PersonPaneSuspendMutation($id: ID!, $rule: RuleName!, $reason: String!, $endsAt: DateTime) {
      suspendMember(id: $id, rule: $rule, reason: $reason, endsAt: $endsAt) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const lift = useCommit<PersonPaneLiftMutation>(graphql`
    mutation PersonPaneLiftMutation($id: ID!, $reason: String!) {
      liftSuspension(id: $id, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const end = useCommit<PersonPaneEndMutation>(graphql`
    mutation PersonPaneEndMutation($id: ID!, $reason: String!) {
      endMemberSessions(id: $id, reason: $reason) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  if (person == null) return <EmptyState title="この人は見つかりません。" className={split.pane} />;
  const again = (): void => setVersion((now) => now + 1);
  const after = (said: string) => (): void => {
    toast.success(said);
    setAsked(null);
    again();
  };
  const facts: readonly (readonly [string, string])[] = [
    ['メールアドレス', person.email],
    ['役割', roleWords[person.role] ?? person.role],
    ['会社', person.companyName ?? 'なし'],
    ['状態', stateWords[person.status] ?? person.status],
    ['登録', formatDateTime(person.registeredAt)],
    ['作品', `${person.works}点`],
    ['ログイン中の端末', `${person.sessions}台`],
    ['対応前の通報', `${person.openReports}件`],
  ];
  return (
    <section className={split.pane} aria-label={person.name}>
      <h2 className={split.paneTitle}>{person.name}</h2>
      <Facts facts={facts} />
      {person.isSuspendedByUs && (
        <p className={split.warning}>
          停止中(
          {person.suspensionEndsAt == null
            ? '解除するまで'
            : `${formatDateTime(person.suspensionEndsAt)}まで`}
          ): {person.suspensionReason}
        </p>
      )}
      <div className={split.acts}>
        {person.status === 'ACTIVE' && (
          <Button variant="danger" onClick={() => setAsked('suspend')}>
            利用を停止する
          </Button>
        )}
        {person.isSuspendedByUs && <Button onClick={() => setAsked('lift')}>停止を解除する</Button>}
        {person.sessions > 0 && (
          <Button onClick={() => setAsked('end')}>すべての端末からログアウトさせる</Button>
        )}
        <a className={buttonClass({ variant: 'text' })} href={addressOf('log', null, { subject: id })}>
          この人の記録
        </a>
      </div>
      <PersonData person={person} id={id} onChanged={again} />
      <PersonRooms person={person} />
      <PersonMails person={person} onChanged={again} />
      {asked === 'suspend' && (
        <DecisionDialog
          title={`${person.name}さんの利用を停止する`}
          act="利用を停止する"
          help="この文章が、本人にメールで届きます。"
          hasEnd
          onClose={() => setAsked(null)}
          onAct={(grounds) => refusalsOf(suspend({ id, ...grounds }), after('利用を停止しました。'))}
        />
      )}
      {asked === 'lift' && (
        <ReasonDialog
          title={`${person.name}さんの停止を解除する`}
          act="停止を解除する"
          help="理由は記録に残ります。本人には、利用を再開できることだけが届きます。"
          onClose={() => setAsked(null)}
          onAct={(reason) => refusalsOf(lift({ id, reason }), after('停止を解除しました。'))}
        />
      )}
      {asked === 'end' && (
        <ReasonDialog
          title={`${person.name}さんをログアウトさせる`}
          act="ログアウトさせる"
          help="理由は記録に残ります。"
          onClose={() => setAsked(null)}
          onAct={(reason) => refusalsOf(end({ id, reason }), after('ログアウトさせました。'))}
        />
      )}
    </section>
  );
}
