import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DenyPaymentMutation } from '../../../../__generated__/DenyPaymentMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { useAct } from '../../page/useAct.ts';
import * as css from './work.css.ts';

interface DenyPaymentProps {
  readonly roundId: string;
  readonly onClose: () => void;
}

const longest = 2_000;

/** The money that the company marked as paid did not come. */
export function DenyPayment({ roundId, onClose }: DenyPaymentProps): ReactElement {
  const [words, setWords] = useState('');
  const { act, pending } = useAct<DenyPaymentMutation>(graphql`
    mutation DenyPaymentMutation($input: DenyEngagementPaymentInput!) {
      denyEngagementPayment(input: $input) {
        engagement {
          ...EngagementPage_engagement
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const send = async (): Promise<void> => {
    if (isLonger(words, longest)) return;
    const done = await act({ input: { roundId, words: words.trim() === '' ? null : words } });
    if (done === null) return;
    toast.success('入金がないことを会社に伝えました。');
    onClose();
  };
  return (
    <ActDialog
      onClose={onClose}
      title="入金がないことを伝える"
      dismissable={false}
      act="会社に伝える"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <div className={css.fields}>
        <p>
          会社の「支払い済み」が取り消され、支払い待ちに戻ります。支払いの期日は変わりません。振り込みの時刻によっては、翌営業日の入金になることがあります。
        </p>
        <TextArea
          label="会社に伝えること"
          requirement="optional"
          help="メッセージにも届きます。"
          limit={longest}
          minRows={2}
          value={words}
          onChange={setWords}
        />
      </div>
    </ActDialog>
  );
}
