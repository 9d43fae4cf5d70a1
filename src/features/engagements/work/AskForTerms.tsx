import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { AskForTermsMutation } from '../../../../__generated__/AskForTermsMutation.graphql.ts';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { useAct } from '../../page/useAct.ts';
import { terms } from '../workWords.ts';
import type { Term } from '../workWords.ts';
import { useWords } from './useWords.ts';
import * as css from './work.css.ts';

interface AskForTermsProps {
  readonly engagementId: string;
  readonly onClose: () => void;
}

/** The creator asks to change a term. */
export function AskForTerms({ engagementId, onClose }: AskForTermsProps): ReactElement {
  const [term, setTerm] = useState<Term | null>(null);
  const { words, field, ask } = useWords('相談したいことを入力してください。');
  const { act, pending } = useAct<AskForTermsMutation>(graphql`
    mutation AskForTermsMutation($input: AskForEngagementTermsInput!) {
      askForEngagementTerms(input: $input) {
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
    if (!ask()) return;
    if ((await act({ input: { engagementId, term, words } })) === null) return;
    toast.success('条件の変更の相談を送りました。');
    onClose();
  };
  return (
    <ActDialog
      onClose={onClose}
      title="条件の変更を相談する"
      dismissable={false}
      act="相談を送る"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <div className={css.fields}>
        <Select
          label="項目"
          requirement="optional"
          placeholder="全体について"
          options={[...terms]}
          value={term}
          onChange={setTerm}
        />
        <TextArea
          label="相談したいこと"
          requirement="required"
          help="メッセージにも届きます。条件は、会社が新しい書面を送り、あなたが承諾するまで変わりません。"
          {...field}
        />
      </div>
    </ActDialog>
  );
}
