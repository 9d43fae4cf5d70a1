import type { ReactElement } from 'react';
import * as v from 'valibot';
import { tokenIn } from '../../lib/text/linkToken.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import * as css from './signUp.css.ts';

const missing = 'メールに書かれたリンクを、はじめから終わりまで貼り付けてください。';

const schema = v.object({
  link: v.pipe(
    v.string(),
    v.check((text) => tokenIn(text) !== null, missing),
    v.transform((text) => tokenIn(text) ?? ''),
  ),
});

/** For links broken by a mail program. */
export function PasteLink({ onToken }: { readonly onToken: (token: string) => void }): ReactElement {
  const form = useForm({ schema, initial: { link: '' }, onSubmit: ({ link }) => onToken(link) });
  return (
    <form {...form.props} className={css.paste}>
      <TextField
        label="メールのリンクを貼り付ける"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        placeholder="https://"
        {...form.field('link')}
      />
      <div>
        <Button type="submit">このリンクで続ける</Button>
      </div>
    </form>
  );
}
