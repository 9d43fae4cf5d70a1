import { useState } from 'react';
import type { ReactElement, SyntheticEvent } from 'react';
import type { JobChangeMotivation } from '../../../__generated__/JobChangeSurveyFormMutation.graphql.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Checkbox } from '../../ui/choices/Checkbox.tsx';
import { RadioGroup } from '../../ui/choices/RadioGroup.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { reportFailure } from '../page/errorReport.ts';
import * as css from './JobChangeSurvey.css.ts';
import type { JobChangeSurveyFormMutation } from '../../../__generated__/JobChangeSurveyFormMutation.graphql.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

export const surveyQuestion = '現在、転職を考えていますか？';

const options: readonly { readonly value: JobChangeMotivation; readonly label: string }[] = [
  { value: 'ACTIVELY_CONSIDERING', label: '積極的に考えている' },
  { value: 'CONSIDERING', label: '考えている' },
  { value: 'INTERESTED_IF_THERE_ARE_INTERESTING_COMPANIES', label: '興味のある会社があれば考えたい' },
  { value: 'NOT_CONSIDERING', label: '考えていない' },
];

interface JobChangeSurveyFormProps {
  readonly onAnswered: () => void;
}

export function JobChangeSurveyForm({ onAnswered }: JobChangeSurveyFormProps): ReactElement {
  const [motivation, setMotivation] = useState<JobChangeMotivation>('ACTIVELY_CONSIDERING');
  const [doNotShowAgain, setDoNotShowAgain] = useState(false);
  const [sending, setSending] = useState(false);
  const register = useCommit<JobChangeSurveyFormMutation>(graphql`
    mutation JobChangeSurveyFormMutation($input: RegisterJobChangeMotivationInput!) {
      registerJobChangeMotivation(input: $input) {
        user {
          id
          hasRegisteredJobChangeMotivation
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);

  const send = async (): Promise<void> => {
    setSending(true);
    try {
      const input = { jobChangeMotivation: motivation, doNotShowAgain };
      const { registerJobChangeMotivation: answer } = await register({ input });
      const [refusal] = answer.errors;
      if (refusal !== undefined) throw new Error(refusal.message);
      toast.success('回答が送信されました。');
      onAnswered();
    } catch (error) {
      toast.error('エラーが発生しました。もう一度お試しください。');
      reportFailure('The survey’s answer could not be sent', error);
      setSending(false);
    }
  };
  const submit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!sending) void send();
  };
  return (
    <form onSubmit={submit}>
      <RadioGroup
        label={surveyQuestion}
        labelHidden
        options={options}
        value={motivation}
        onChange={setMotivation}
        disabled={sending}
      />
      <p className={css.note}>
        回答がほかの利用者に表示されることはありません。集計した数字を、サービスを改善するためだけに使います。
      </p>
      <div className={css.foot}>
        <Checkbox checked={doNotShowAgain} onChange={setDoNotShowAgain} disabled={sending}>
          今後は表示しない
        </Checkbox>
        <Button type="submit" variant="primary" loading={sending} loadingText="送信中">
          送信する
        </Button>
      </div>
    </form>
  );
}
