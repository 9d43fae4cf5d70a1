import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttonClass.ts';
import { FormSection } from '../../ui/FormSection.tsx';
import * as css from './signUp.css.ts';
import { SignUpPageFrame } from './SignUpPageFrame.tsx';

interface BadLinkProps {
  readonly purpose: 'email' | 'invitation';
  /** The server's word, or that there was no link at all. */
  readonly message: string;
}

const reasons = {
  email: [
    'リンクは、メールが届いてから24時間で使えなくなります。',
    'あとから届いたメールがあれば、そちらのリンクを開いてください。',
    'リンクが途中で切れていないか、メールのアドレスを最後まで写してください。',
  ],
  invitation: [
    '招待は、メールが届いてから7日で使えなくなります。',
    '招待した人が取り消したか、送りなおしたのかもしれません。新しいメールがあれば、そちらを開いてください。',
    'すでに登録がすんでいれば、そのままログインできます。',
  ],
} as const;

/** A link that is used up, too old, cut off or somebody else's: why that can be, and what to do now. */
export function BadLink({ purpose, message }: BadLinkProps): ReactElement {
  return (
    <SignUpPageFrame title="このリンクは使えません" lead={message}>
      <FormSection title="考えられること">
        <ul className={css.bullets}>
          {reasons[purpose].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        <div className={css.acts}>
          {purpose === 'email' ? (
            <Link to="/sign_up/creator" className={buttonClass({ variant: 'primary' })}>
              メールをもう一度受け取る
            </Link>
          ) : (
            <Link to="/contact" className={buttonClass({ variant: 'primary' })}>
              招待について問い合わせる
            </Link>
          )}
          <Link to="/sign_in" className={buttonClass()}>
            ログインする
          </Link>
        </div>
      </FormSection>
    </SignUpPageFrame>
  );
}
