import type { ReactElement } from 'react';
import * as v from 'valibot';
import { passwordRule } from '../../../lib/accountRules.ts';
import { useForm } from '../../../lib/useForm.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormMessage } from '../../../ui/FormMessage.tsx';
import { PasswordField } from '../../../ui/PasswordField.tsx';
import { acts, form as formClass, text } from './parts.css.ts';
import { useRequestDataExport } from './useRequestDataExport.ts';

interface DataExportFormProps {
  readonly hasPassword: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Everything about a person in one file: whoever merely found the screen unlocked should not get it. */
export function DataExportForm({ hasPassword, onDone, onCancel }: DataExportFormProps): ReactElement {
  const commit = useRequestDataExport();
  const form = useForm({
    schema: v.object({ password: hasPassword ? passwordRule : v.string() }),
    initial: { password: '' },
    onSubmit: async ({ password }) => {
      const { requestDataExport } = await commit({ password: hasPassword ? password : null });
      if (!form.failed(requestDataExport.errors)) onDone();
    },
  });
  return (
    <form {...form.props} className={formClass} aria-label="データの書き出し">
      <FormMessage>{form.message}</FormMessage>
      {hasPassword ? (
        <PasswordField
          label="現在のパスワード"
          requirement="required"
          help="本人であることを確かめます。"
          {...form.field('password')}
        />
      ) : (
        <p className={text}>ファイルには個人の情報が入ります。受け取ったあとの扱いにご注意ください。</p>
      )}
      <div className={acts}>
        <Button type="submit" variant="primary" loading={form.pending} loadingText="受付中">
          書き出しを始める
        </Button>
        <Button variant="text" onClick={onCancel}>
          やめる
        </Button>
      </div>
    </form>
  );
}
