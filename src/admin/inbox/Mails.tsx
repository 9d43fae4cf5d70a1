import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { Mails_mail$key } from '../__generated__/Mails_mail.graphql.ts';
import type { MailsMutation } from '../__generated__/MailsMutation.graphql.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';

interface MailsProps {
  readonly mails: readonly ({ readonly id: string } & Mails_mail$key)[];
  readonly onDone: () => void;
}

/** Mails that are not sent by themselves any more. */
export function Mails({ mails, onDone }: MailsProps): ReactElement {
  return (
    <section className={page.section}>
      <h2 className={page.sub}>送れていないメール {mails.length}</h2>
      {mails.length === 0 && <p className={page.note}>送れていないメールはありません。</p>}
      <ul className={page.rows}>
        {mails.map((mail) => (
          <li key={mail.id} className={page.row}>
            <Mail mail={mail} id={mail.id} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MailProps {
  readonly mail: Mails_mail$key;
  readonly id: string;
  readonly onDone: () => void;
}

function Mail({ mail, id, onDone }: MailProps): ReactElement {
  const { to, subject, failedAt, inDoubt, reason } = useFragment(
    graphql`
      fragment Mails_mail on KeptMail {
        to
        subject
        failedAt
        inDoubt
        reason
      }
    `,
    mail,
  );
  const { act, pending } = useAct<MailsMutation>(graphql`
    mutation MailsMutation($id: ID!) {
      resendMail(id: $id) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  return (
    <>
      <span>
        <b>{inDoubt ? '届いたか不明' : '送れない'}</b>　{subject}
        <span className={page.small}>
          {to}　{formatDateTime(failedAt)}　{reason}
        </span>
      </span>
      <Button
        size="s"
        loading={pending !== null}
        onClick={() => {
          void whenDone(act({ id }), () => {
            toast.success(
              inDoubt ? 'もう一度送ります。すでに届いていた場合は2通になります。' : 'もう一度送ります。',
            );
            onDone();
          });
        }}
      >
        もう一度送る
      </Button>
    </>
  );
}
