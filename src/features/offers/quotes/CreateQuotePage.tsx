import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { CreateQuotePageMutation } from '../../../../__generated__/CreateQuotePageMutation.graphql.ts';
import { formatYen } from '../../../lib/text/money.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { TextArea } from '../../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { pageNotFound } from '../../page/pageNotFound.ts';
import { useSessionState } from '../../session/session.ts';
import * as css from './quote.css.ts';
import { QuoteItems } from './QuoteItems.tsx';
import { emptyQuote, quoteSchema, sumOf } from './quoteValues.ts';
import type { QuoteValues } from './quoteValues.ts';

/** `/quotes/create`: a creator's quote for a room's company. */
export function CreateQuotePage(): ReactElement {
  const { room } = useSearch({ from: '/chrome/quotes/create' });
  const [initial] = useState(emptyQuote);
  const navigate = useNavigate();
  const session = useSessionState();
  const viewerId = session.status === 'member' ? session.viewer.id : '';
  const commit = useCommit<CreateQuotePageMutation>(graphql`
    mutation CreateQuotePageMutation($input: CreateQuoteInput!) {
      createQuote(input: $input) {
        quote {
          id
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  if (room === undefined) throw pageNotFound();
  const form = useForm<QuoteValues, QuoteValues>({
    schema: quoteSchema,
    initial,
    draftKey: `quote:${viewerId}:${room}`,
    onSubmit: async (_, values) => {
      const response = await commit({
        input: {
          clientId: values.clientId,
          chatRoomId: room,
          title: values.title,
          items: values.items.map(({ name, quantity, unitNetPrice }) => ({
            name,
            quantity: quantity ?? 0,
            unitNetPrice: unitNetPrice ?? 0,
          })),
          note: values.note,
          validUntil: values.validUntil ?? '',
        },
      });
      const errors = mutationErrors(response);
      const id = response.createQuote.quote?.id;
      if (form.failed(errors) || id === undefined) return;
      toast.success('見積を送りました。');
      await navigate({ to: '/quotes/$id', params: { id } });
    },
  });
  return (
    <form {...form.props} className={css.page}>
      <PageHead title="見積を送る" />
      <h1 className={css.title}>見積を送る</h1>
      <p className={css.lead}>
        メッセージの相手に届きます。会社は、この見積からオファーを作成できます。金額はすべて税抜で入力してください。
      </p>
      <FormMessage>{form.message}</FormMessage>
      <FormSection title="見積の内容">
        <TextField label="件名" requirement="required" limit={60} {...form.field('title')} />
        <QuoteItems form={form} />
        <p className={css.total} aria-live="polite">
          合計(税抜)
          <b className={css.sum}>{formatYen(sumOf(form.values.items))}</b>
        </p>
      </FormSection>
      <FormSection title="条件">
        <DateField
          label="有効期限"
          requirement="required"
          help="この日の23:59まで有効です。180日後まで選べます。"
          {...form.field('validUntil')}
        />
        <TextArea
          label="備考"
          requirement="optional"
          limit={2000}
          placeholder="例　修正は2回まで含みます。印刷費は含みません。"
          {...form.field('note')}
        />
      </FormSection>
      <div className={css.acts}>
        <Button type="submit" variant="creator" size="l" loading={form.pending}>
          見積を送る
        </Button>
      </div>
    </form>
  );
}
