import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import type { Contacts_contact$key } from '../__generated__/Contacts_contact.graphql.ts';
import type { ContactsMutation } from '../__generated__/ContactsMutation.graphql.ts';
import * as page from '../page.css.ts';
import * as split from '../split.css.ts';
import { topicWords } from './reportWords.ts';
import { whenDone } from '../whenDone.ts';

interface ContactsProps {
  readonly contacts: readonly ({ readonly id: string } & Contacts_contact$key)[];
  readonly onDone: () => void;
}

/** What people wrote to the house; answered from one's own mail. */
export function Contacts({ contacts, onDone }: ContactsProps): ReactElement {
  return (
    <section className={page.section}>
      <h2 className={page.sub}>お問い合わせ {contacts.length}</h2>
      {contacts.length === 0 && <p className={page.note}>返信前のお問い合わせはありません。</p>}
      <ul className={page.rows}>
        {contacts.map((contact) => (
          <li key={contact.id} className={page.row}>
            <Contact contact={contact} id={contact.id} onDone={onDone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ContactProps {
  readonly contact: Contacts_contact$key;
  readonly id: string;
  readonly onDone: () => void;
}

function Contact({ contact, id, onDone }: ContactProps): ReactElement {
  const { topic, name, companyName, email, body, createdAt } = useFragment(
    graphql`
      fragment Contacts_contact on ContactMessage {
        topic
        name
        companyName
        email
        body
        createdAt
      }
    `,
    contact,
  );
  const { act, pending } = useAct<ContactsMutation>(graphql`
    mutation ContactsMutation($id: ID!, $outcome: ContactOutcome!) {
      handleContact(id: $id, outcome: $outcome) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const handle = (outcome: 'ANSWERED' | 'CLOSED') => (): void => {
    void whenDone(act({ id, outcome }), () => onDone());
  };
  const subject = encodeURIComponent('【つむぎ】お問い合わせについて');
  return (
    <div style={{ flex: 1 }}>
      <b>{topicWords[topic]}</b>　{name}
      {companyName != null && `(${companyName})`}
      <span className={page.small}>
        {email}　{formatDateTime(createdAt)}
      </span>
      <p className={split.word}>{body}</p>
      <div className={split.acts}>
        <a
          className={buttonClass({ size: 's' })}
          href={`mailto:${encodeURIComponent(email)}?subject=${subject}`}
        >
          メールで返信する
        </a>
        <Button size="s" loading={pending?.outcome === 'ANSWERED'} onClick={handle('ANSWERED')}>
          返信済みにする
        </Button>
        <Button size="s" variant="text" loading={pending?.outcome === 'CLOSED'} onClick={handle('CLOSED')}>
          返信せずに閉じる
        </Button>
      </div>
    </div>
  );
}
