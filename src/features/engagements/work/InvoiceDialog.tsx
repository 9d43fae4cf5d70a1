import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type {
  EngagementWorkKind,
  InvoiceDialogQuery,
} from '../../../../__generated__/InvoiceDialogQuery.graphql.ts';
import type { InvoiceDialogIssueMutation } from '../../../../__generated__/InvoiceDialogIssueMutation.graphql.ts';
import { isLonger } from '../../../lib/text/textLength.ts';
import { useQuery } from '../../../relay/useQuery.ts';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { link } from '../../../ui/text/link.css.ts';
import { useAct } from '../../page/useAct.ts';
import { yen } from '../workWords.ts';
import * as css from './work.css.ts';

interface InvoiceDialogProps {
  readonly roundId: string;
  readonly onClose: () => void;
}

const kinds: readonly { readonly value: EngagementWorkKind; readonly label: string }[] = [
  { value: 'DESIGN', label: 'デザイン' },
  { value: 'ILLUSTRATION', label: 'イラスト・挿絵' },
  { value: 'WRITING', label: '原稿の執筆・校正' },
  { value: 'PHOTOGRAPHY', label: '写真' },
  { value: 'TRANSLATION', label: '翻訳・通訳' },
  { value: 'PROGRAMMING', label: 'プログラミング・コーディング' },
  { value: 'OTHER', label: 'そのほか(源泉徴収の対象外)' },
];
const longest = 500;

/** Shows the amounts for a kind of work, then issues the invoice with a number. */
export function InvoiceDialog({ roundId, onClose }: InvoiceDialogProps): ReactElement {
  const [workKind, setKind] = useState<EngagementWorkKind>('DESIGN');
  const [note, setNote] = useState('');
  const { act, pending } = useAct<InvoiceDialogIssueMutation>(graphql`
    mutation InvoiceDialogIssueMutation($input: IssueEngagementInvoiceInput!) {
      issueEngagementInvoice(input: $input) {
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
    if (isLonger(note, longest)) return;
    if ((await act({ input: { roundId, workKind, note } })) === null) return;
    toast.success('請求書を発行しました。');
    onClose();
  };
  return (
    <ActDialog
      onClose={onClose}
      title="請求書を発行する"
      dismissable={false}
      act="発行する"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <div className={css.fields}>
        <Select
          label="仕事の種類"
          requirement="required"
          help="デザイン、イラスト、原稿、写真、翻訳は、個人の報酬から源泉徴収されます。"
          options={kinds}
          value={workKind}
          onChange={setKind}
        />
        <Suspense fallback={<p className={css.small}>計算しています</p>}>
          <Amounts roundId={roundId} workKind={workKind} />
        </Suspense>
        <TextArea label="備考" requirement="optional" limit={longest} value={note} onChange={setNote} />
      </div>
    </ActDialog>
  );
}

function Amounts({
  roundId,
  workKind,
}: {
  readonly roundId: string;
  readonly workKind: EngagementWorkKind;
}): ReactElement | null {
  const { engagementRound: round } = useQuery<InvoiceDialogQuery>(
    graphql`
      query InvoiceDialogQuery($id: ID!, $workKind: EngagementWorkKind!) {
        engagementRound(id: $id) {
          invoicePreview(workKind: $workKind) {
            net
            tax
            withholding
            payable
            registrationNumber
            isRegistrationDoubtful
            deductiblePercent
            hasBankAccount
          }
        }
      }
    `,
    { id: roundId, workKind },
    { fetchPolicy: 'store-and-network' },
  );
  const preview = round?.invoicePreview;
  if (preview == null) return null;
  return (
    <>
      <dl className={css.sums}>
        <Line name="報酬(税抜)" amount={yen(preview.net)} />
        <Line name="消費税 10%" amount={yen(preview.tax)} />
        {preview.withholding > 0 && <Line name="源泉徴収" amount={`−${yen(preview.withholding)}`} />}
        <Line name="振り込まれる額" amount={yen(preview.payable)} />
      </dl>
      <p className={css.small}>
        {preview.registrationNumber == null
          ? `登録番号がないため、適格請求書にはなりません。会社が控除できるのは、消費税額の${preview.deductiblePercent}%です。`
          : `登録番号 ${preview.registrationNumber}の適格請求書になります。`}
        {preview.isRegistrationDoubtful &&
          '登録番号の検査数字が合いません。プロフィールの番号を確認してください。'}
      </p>
      {!preview.hasBankAccount && (
        <p className={css.late}>
          振込先口座が登録されていません。
          <Link to="/me" className={link}>
            マイページで登録する
          </Link>
        </p>
      )}
    </>
  );
}

function Line({ name, amount }: { readonly name: string; readonly amount: string }): ReactElement {
  return (
    <div className={css.sum}>
      <dt>{name}</dt>
      <dd className={css.sumValue}>{amount}</dd>
    </div>
  );
}
