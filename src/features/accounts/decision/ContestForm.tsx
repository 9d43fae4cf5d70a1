import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import type { ContestFormMutation } from '../../../../__generated__/ContestFormMutation.graphql.ts';
import { requiredText } from '../../../lib/forms/personRules.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { formatDateTime } from '../../../lib/text/dates.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import * as css from './decision.css.ts';

const schema = v.object({ words: requiredText('異議の内容', 2000) });

export type Way = { readonly token: string } | { readonly id: string };

interface ContestFormProps {
  /** By the mail's link, or one of the viewer's own. */
  readonly way: Way;
  readonly until: string;
}

/** Only once; then the page shows what was written. */
export function ContestForm({ way, until }: ContestFormProps): ReactElement {
  const send = useCommit<ContestFormMutation>(graphql`
    mutation ContestFormMutation($token: String, $id: ID, $words: String!) {
      contestDecision(token: $token, id: $id, words: $words) {
        decision {
          ...Decision_decision
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { words: '' },
    onSubmit: async ({ words }) => {
      const { errors } = (await send({ ...way, words })).contestDecision;
      if (!form.failed(errors)) toast.success('異議を受け付けました。');
    },
  });
  return (
    <form {...form.props}>
      <div className={css.contest}>
        <p className={css.note}>
          {formatDateTime(until)}
          まで、一度だけ申し立てられます。判断がどう違うのか、確認してほしいことを書いてください。
        </p>
        <TextArea
          label="異議の内容"
          requirement="required"
          minRows={6}
          limit={2000}
          {...form.field('words')}
        />
        <FormMessage>{form.message}</FormMessage>
        <div>
          <Button type="submit" variant="primary" loading={form.pending} loadingText="送信中">
            異議を申し立てる
          </Button>
        </div>
      </div>
    </form>
  );
}
