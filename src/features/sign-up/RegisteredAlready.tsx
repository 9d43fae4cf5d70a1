import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { FormSection } from '../../ui/fields/form/FormSection.tsx';
import * as css from './signUp.css.ts';

/** The account exists but signing in failed: the form must not be sent again. */
export function RegisteredAlready(): ReactElement {
  return (
    <FormSection title="登録できました">
      <output className={css.body}>
        登録は終わりましたが、画面を進められませんでした。ログインすると、続きから始められます。
      </output>
      <div className={css.send}>
        <Link to="/sign_in" className={buttonClass({ variant: 'primary', size: 'l' })}>
          ログインする
        </Link>
      </div>
    </FormSection>
  );
}
