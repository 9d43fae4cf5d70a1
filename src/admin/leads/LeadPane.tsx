import { useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { atMost } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { formatDate, formatDateTime } from '../../lib/text/dates.ts';
import { formatPhone } from '../../lib/text/formatPhone.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../ui/overlays/ActDialog.tsx';
import type { LeadPane_lead$key } from '../__generated__/LeadPane_lead.graphql.ts';
import type { LeadPaneAcceptMutation } from '../__generated__/LeadPaneAcceptMutation.graphql.ts';
import type { LeadPaneDeclineMutation } from '../__generated__/LeadPaneDeclineMutation.graphql.ts';
import { Facts } from '../Facts.tsx';
import * as css from '../split.css.ts';
import { useKeys } from '../useKeys.ts';

const urgencyWords = {
  REQUEST_IMMEDIATELY: 'すぐに依頼したい',
  CONSIDERATION_OF_ORDER_PLACEMENT: '依頼を検討している',
  INFORMATION_GATHERING: '情報を集めている',
} as const;

const declining =
  'お申し込みの内容を確認しましたが、現在のところ、ご利用いただける条件を満たしていることを確認できませんでした。誠に恐れ入りますが、今回のご利用は見送らせていただきます。';

const wordsMost = 1000;

const schema = v.object({
  companyId: v.pipe(v.nullable(v.string()), v.string('参加させる会社を選んでください。')),
});
const declineSchema = v.object({ words: v.pipe(v.string(), v.trim(), atMost(wordsMost, '文章')) });

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
  const place = useRef<HTMLFormElement>(null);
  const [isDeclining, setDeclining] = useState(false);
  const commit = useCommit<LeadPaneAcceptMutation>(graphql`
    mutation LeadPaneAcceptMutation($id: ID!, $companyId: ID, $separate: Boolean!) {
      acceptLead(id: $id, companyId: $companyId, separate: $separate) {
        companyName
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const isAsked = alike.length > 0;
  const form = useForm({
    schema,
    /** Which company the person joins; `new` is one of its own. */
    initial: { companyId: isAsked ? null : 'new' },
    onSubmit: async ({ companyId }) => {
      const isNew = companyId === 'new';
      const { acceptLead } = await commit({
        id,
        companyId: isNew ? null : companyId,
        separate: isNew && isAsked,
      });
      if (form.failed(acceptLead.errors)) return;
      toast.success(`${data.email} に招待を送りました。`);
      onDone();
    },
  });
  useKeys({ y: () => place.current?.requestSubmit(), r: () => setDeclining(true) });
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
      <Facts facts={facts} />
      {data.hasAccount && (
        <p className={css.warning}>このメールアドレスは、すでにつむぎに登録されています。</p>
      )}
      {data.earlierLeads > 0 && (
        <p className={css.warning}>同じメールアドレスのお申し込みが、ほかに{data.earlierLeads}件あります。</p>
      )}
      <form {...form.props} ref={place} aria-label="承認">
        <div className={css.written}>
          {/* A company of this name may have been made while nobody was asked which. */}
          <FormMessage>{form.message ?? (isAsked ? null : form.errorAt('companyId'))}</FormMessage>
          {isAsked && (
            <RadioGroup
              label="招待する会社"
              requirement="required"
              help="同じ名前の会社があります。"
              options={[
                ...alike.map((one) => ({
                  value: one.id,
                  label: `${one.name}(${one.members}人、${formatDate(one.createdAt)}登録)に参加させる`,
                })),
                { value: 'new', label: '別の会社として作成する' },
              ]}
              {...form.field('companyId')}
            />
          )}
        </div>
        <div className={css.acts}>
          <Button type="submit" variant="primary" loading={form.pending}>
            承認して招待を送る
          </Button>
          <Button onClick={() => setDeclining(true)}>見送る</Button>
        </div>
      </form>
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
  const formId = useId();
  const commit = useCommit<LeadPaneDeclineMutation>(graphql`
    mutation LeadPaneDeclineMutation($id: ID!, $words: String) {
      declineLead(id: $id, words: $words) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: declineSchema,
    initial: { words: declining },
    onSubmit: async ({ words }) => {
      const { declineLead } = await commit({ id, words: words === '' ? null : words });
      if (form.failed(declineLead.errors)) return;
      toast.success(words === '' ? '見送りました。' : '見送りのメールを送りました。');
      onClose();
      onDone();
    },
  });
  const isSilent = form.values.words.trim() === '';
  return (
    <ActDialog
      onClose={onClose}
      title="お申し込みを見送る"
      act={isSilent ? 'メールを送らずに見送る' : '見送りのメールを送る'}
      pending={form.pending}
      form={formId}
    >
      <form {...form.props} id={formId} aria-label="見送り">
        <FormMessage>{form.message}</FormMessage>
        <TextArea
          label="お申し込みの方に届く文章"
          help="空欄にすると、メールを送らずに見送ります。"
          limit={wordsMost}
          minRows={6}
          {...form.field('words')}
        />
      </form>
    </ActDialog>
  );
}
