import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CorrectionDialogMutation } from '../../../../__generated__/CorrectionDialogMutation.graphql.ts';
import { Select } from '../../../ui/choices/Select.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { ActDialog } from '../../../ui/overlays/ActDialog.tsx';
import { useAct } from '../../page/useAct.ts';
import { terms } from '../workWords.ts';
import type { Term } from '../workWords.ts';
import { useWords } from './useWords.ts';
import * as css from './work.css.ts';

/** Asks for a correction: which term, and what is wrong. */
export function CorrectionDialog({
  roundId,
  onClose,
}: {
  readonly roundId: string;
  readonly onClose: () => void;
}): ReactElement {
  const [term, setTerm] = useState<Term | null>(null);
  const { words, field, ask, isAsked } = useWords('修正してほしい内容を入力してください。');
  const { act, pending } = useAct<CorrectionDialogMutation>(graphql`
    mutation CorrectionDialogMutation($input: AskEngagementCorrectionInput!) {
      askEngagementCorrection(input: $input) {
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
    if (!ask() || term === null) return;
    if ((await act({ input: { roundId, term, words } })) === null) return;
    toast.success('修正を依頼しました。');
    onClose();
  };
  return (
    <ActDialog
      onClose={onClose}
      title="修正を依頼する"
      dismissable={false}
      act="依頼する"
      variant="primary"
      pending={pending !== null}
      onAct={() => void send()}
    >
      <div className={css.fields}>
        <Select
          label="書面のどの項目と違いますか"
          requirement="required"
          placeholder="項目を選ぶ"
          options={[...terms]}
          value={term}
          onChange={setTerm}
          error={isAsked && term === null ? '項目を選んでください。' : undefined}
        />
        <TextArea
          label="修正してほしい内容"
          requirement="required"
          help="書面の条件にないことを、費用を払わずに求めることはできません。"
          {...field}
        />
      </div>
    </ActDialog>
  );
}
