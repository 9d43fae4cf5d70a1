import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { useAct } from '../../features/page/useAct.ts';
import { formatDate, formatDateTime } from '../../lib/text/dates.ts';
import { formatPhone } from '../../lib/text/formatPhone.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/TextArea.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { LeadPane_lead$key } from '../__generated__/LeadPane_lead.graphql.ts';
import type { LeadPaneAcceptMutation } from '../__generated__/LeadPaneAcceptMutation.graphql.ts';
import type { LeadPaneDeclineMutation } from '../__generated__/LeadPaneDeclineMutation.graphql.ts';
import * as css from '../split.css.ts';
import { useKeys } from '../useKeys.ts';
import { whenDone } from '../whenDone.ts';

const urgencyWords = {
  REQUEST_IMMEDIATELY: 'すぐに依頼したい',
  CONSIDERATION_OF_ORDER_PLACEMENT: '依頼を検討している',
  INFORMATION_GATHERING: '情報を集めている',
} as const;

const declining =
  'お申し込みの内容を確認しましたが、現在のところ、ご利用いただける条件を満たしていることを確認できませんでした。誠に恐れ入りますが、今回のご利用は見送らせていただきます。';

interface LeadPaneProps {
  readonly lead: LeadPane_lead$key;
  readonly onDone: () => void;
}

export function LeadPane({ lead, onDone }: LeadPaneProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment LeadPane_lead on Lead {
        id
        companyName
        personName
        email
        phoneNumber
        registrationPurpose
        urgency
        createdAt
        earlierLeads
        hasAccount
        alike {
          id
          name
          members
          createdAt
        }
      }
    `,
    lead,
  );
  const { id, alike } = data;
  /** Which company the person joins; `new` is one of its own. */
  const [company, setCompany] = useState<string | null>(alike.length === 0 ? 'new' : null);
  const [isDeclining, setDeclining] = useState(false);
  const accept = useAct<LeadPaneAcceptMutation>(graphql`
    mutation LeadPaneAcceptMutation($id: ID!, $companyId: ID, $separate: Boolean!) {
      acceptLead(id: $id, companyId: $companyId, separate: $separate) {
        companyName
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    if (company === null) {
      toast.error('同じ名前の会社があります。参加させる会社を選んでください。');
      return;
    }
    const isNew = company === 'new';
    const done = await accept.act({
      id,
      companyId: isNew ? null : company,
      separate: isNew && alike.length > 0,
    });
    if (done === null) return;
    toast.success(`${data.email} に招待を送りました。`);
    onDone();
  };
  useKeys({ y: () => void send(), r: () => setDeclining(true) });
  const facts: readonly (readonly [string, string])[] = [
    ['ご担当者', data.personName],
    ['メールアドレス', data.email],
    ['電話番号', data.phoneNumber == null ? '記載なし' : formatPhone(data.phoneNumber)],
    ['依頼の時期', data.urgency == null ? '記載なし' : urgencyWords[data.urgency]],
    ['利用目的', data.registrationPurpose ?? '記載なし'],
    ['受付', formatDateTime(data.createdAt)],
  ];
  return (
    <section className={css.pane} aria-label={data.companyName}>
      <h2 className={css.paneTitle}>{data.companyName}</h2>
      <dl className={css.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {data.hasAccount && (
        <p className={css.warning}>このメールアドレスは、すでにつむぎに登録されています。</p>
      )}
      {data.earlierLeads > 0 && (
        <p className={css.warning}>同じメールアドレスのお申し込みが、ほかに{data.earlierLeads}件あります。</p>
      )}
      {alike.length > 0 && (
        <fieldset className={css.choices}>
          <legend>同じ名前の会社があります。どの会社への招待にするかを選んでください。</legend>
          {alike.map((one) => (
            <label key={one.id}>
              <input
                type="radio"
                name={`company-${id}`}
                checked={company === one.id}
                onChange={() => setCompany(one.id)}
              />
              {one.name}({one.members}人、{formatDate(one.createdAt)}登録)に参加させる
            </label>
          ))}
          <label>
            <input
              type="radio"
              name={`company-${id}`}
              checked={company === 'new'}
              onChange={() => setCompany('new')}
            />
            別の会社として作成する
          </label>
        </fieldset>
      )}
      <div className={css.acts}>
        <Button variant="primary" loading={accept.pending !== null} onClick={() => void send()}>
          承認して招待を送る
        </Button>
        <Button onClick={() => setDeclining(true)}>見送る</Button>
      </div>
      {isDeclining && <DeclineDialog id={id} onClose={() => setDeclining(false)} onDone={onDone} />}
    </section>
  );
}

interface DeclineDialogProps {
  readonly id: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function DeclineDialog({ id, onClose, onDone }: DeclineDialogProps): ReactElement {
  const [words, setWords] = useState(declining);
  const { act, pending } = useAct<LeadPaneDeclineMutation>(graphql`
    mutation LeadPaneDeclineMutation($id: ID!, $words: String) {
      declineLead(id: $id, words: $words) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const isSilent = words.trim() === '';
  return (
    <Dialog
      open
      onClose={onClose}
      title="お申し込みを見送る"
      footer={
        <>
          <Button onClick={onClose}>キャンセル</Button>
          <Button
            variant="creator"
            loading={pending !== null}
            onClick={() => {
              void whenDone(act({ id, words: isSilent ? null : words }), () => {
                toast.success(isSilent ? '見送りました。' : '見送りのメールを送りました。');
                onClose();
                onDone();
              });
            }}
          >
            {isSilent ? 'メールを送らずに見送る' : '見送りのメールを送る'}
          </Button>
        </>
      }
    >
      <TextArea
        label="お申し込みの方に届く文章"
        help="空欄にすると、メールを送らずに見送ります。"
        value={words}
        limit={1000}
        minRows={6}
        onChange={setWords}
      />
    </Dialog>
  );
}
