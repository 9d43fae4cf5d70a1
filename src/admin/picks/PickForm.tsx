import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import { requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import type { PickFormMutation } from '../__generated__/PickFormMutation.graphql.ts';
import * as page from '../page.css.ts';
import * as css from './picks.css.ts';

const reasonMost = 200;

const schema = v.object({
  work: v.pipe(v.string(), v.trim(), v.nonEmpty('作品を入力してください。')),
  reason: requiredText('推薦の言葉', reasonMost),
  endsAt: v.nullable(v.string()),
});

/** Adds a work, or writes anew about one that is there. */
export function PickForm({ onDone }: { readonly onDone: () => void }): ReactElement {
  const commit = useCommit<PickFormMutation>(graphql`
    mutation PickFormMutation($work: String!, $reason: String!, $endsAt: DateTime) {
      pickWork(work: $work, reason: $reason, endsAt: $endsAt) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { work: '', reason: '', endsAt: null },
    places: { ProductNotFoundError: 'work' },
    onSubmit: async ({ endsAt: day, ...words }) => {
      const endsAt = day === null ? null : new Date(`${day}T23:59:59+09:00`).toISOString();
      if (form.failed((await commit({ ...words, endsAt })).pickWork.errors)) return;
      toast.success('編集部の一枚に登録しました。');
      onDone();
    },
  });
  return (
    <form {...form.props} className={css.form} aria-labelledby="pick-form">
      <h2 id="pick-form" className={page.sub}>
        作品を選ぶ
      </h2>
      <FormMessage>{form.message}</FormMessage>
      <TextField
        label="作品"
        requirement="required"
        help="作品の番号か、作品ページのURL。掲載中の作品を入力すると、内容を変更します。"
        {...form.field('work')}
      />
      <TextArea
        label="推薦の言葉"
        requirement="required"
        help="作品のカードに表示されます。"
        limit={reasonMost}
        minRows={2}
        {...form.field('reason')}
      />
      <DateField
        label="掲載の終わり"
        requirement="optional"
        help="空欄の場合は、外すまで掲載されます。"
        {...form.field('endsAt')}
      />
      <div>
        <Button type="submit" variant="primary" loading={form.pending}>
          登録する
        </Button>
      </div>
    </form>
  );
}
