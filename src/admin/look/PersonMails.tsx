import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import type { PersonMails_person$key } from '../__generated__/PersonMails_person.graphql.ts';
import type { PersonMailsMutation } from '../__generated__/PersonMailsMutation.graphql.ts';
import * as page from '../page.css.ts';
import { whenDone } from '../whenDone.ts';

const stateWords = { WAITING: '送信待ち', FAILED: '送れない', IN_DOUBT: '届いたか不明' } as const;

interface PersonMailsProps {
  readonly person: PersonMails_person$key;
  readonly onChanged: () => void;
}

/** What has not reached them yet. What went out is not kept. */
export function PersonMails({ person, onChanged }: PersonMailsProps): ReactElement {
  const { mails, mailRefusals } = useFragment(
    graphql`
      fragment PersonMails_person on Person {
        mailRefusals
        mails {
          id
          subject
          createdAt
          state
          reason
        }
      }
    `,
    person,
  );
  const { act, pending } = useAct<PersonMailsMutation>(graphql`
    mutation PersonMailsMutation($id: ID!) {
      resendMail(id: $id) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  return (
    <section className={page.section}>
      <h3 className={page.sub}>送信前のメール</h3>
      {mailRefusals > 0 && (
        <p className={page.note}>この宛先は、これまでに{mailRefusals}回メールを受け取れませんでした。</p>
      )}
      {mails.length === 0 && <p className={page.note}>送信を待つメール、送れていないメールはありません。</p>}
      <ul className={page.rows}>
        {mails.map((mail) => (
          <li key={mail.id} className={page.row}>
            <span>
              <b>{stateWords[mail.state]}</b>　{mail.subject}
              <span className={page.small}>
                {formatDateTime(mail.createdAt)}
                {mail.reason != null && `　${mail.reason}`}
              </span>
            </span>
            {mail.state !== 'WAITING' && (
              <Button
                size="s"
                loading={pending?.id === mail.id}
                onClick={() => {
                  void whenDone(act({ id: mail.id }), () => {
                    toast.success('もう一度送ります。');
                    onChanged();
                  });
                }}
              >
                もう一度送る
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
