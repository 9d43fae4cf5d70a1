import type { ReactElement } from 'react';
import * as v from 'valibot';
import { useForm } from '../../../lib/forms/useForm.ts';
import { FormActs } from '../../../ui/fields/form/FormActs.tsx';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { acts, form as formClass, text } from '../parts.css.ts';
import type { DataExportFormMutation } from '../../../../__generated__/DataExportFormMutation.graphql.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { graphql } from 'react-relay/hooks';

interface DataExportFormProps {
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Needs a fresh proof: somebody at an unlocked screen must not get all data. */
export function DataExportForm({ onDone, onCancel }: DataExportFormProps): ReactElement {
  const commit = useCommit<DataExportFormMutation>(graphql`
    mutation DataExportFormMutation {
      requestDataExport {
        user {
          ...DataSection_user
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema: v.object({}),
    initial: {},
    onSubmit: async () => {
      const { requestDataExport } = await commit({});
      if (!form.failed(requestDataExport.errors)) onDone();
    },
  });
  return (
    <form {...form.props} className={formClass} aria-label="データの書き出し">
      <FormMessage>{form.message}</FormMessage>
      <p className={text}>ファイルには個人の情報が入ります。受け取ったあとの扱いにご注意ください。</p>
      <FormActs className={acts} loading={form.pending} loadingText="受付中" onCancel={onCancel}>
        書き出しを始める
      </FormActs>
    </form>
  );
}
