import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { FormSection } from '../../ui/fields/form/FormSection.tsx';
import { PasteLink } from './PasteLink.tsx';
import * as css from './signUp.css.ts';
import { SignUpPageFrame } from './SignUpPageFrame.tsx';

interface BadLinkProps {
  readonly purpose: 'email' | 'invitation';
  /** The server's message, or that there was no link. */
  readonly message: string;
  /** Another link was pasted. */
  readonly onToken: (token: string) => void;
}

const reasons = {
  email: [
    'メールを送ってから24時間が過ぎています。もう一度メールを受け取ってください。',
    '登録は完了しています。そのままログインできます。',
    'リンクが途中で切れています。メールに書かれたリンクを最後までコピーして、貼り付けてください。',
  ],
  invitation: [
    'メールを送ってから7日が過ぎています。招待した人に、もう一度送ってもらってください。',
    '招待が取り消されたか、新しいメールが届いています。',
    '登録は完了しています。そのままログインできます。',
    'リンクが途中で切れています。メールに書かれたリンクを最後までコピーして、貼り付けてください。',
  ],
} as const;

/** An invalid link: possible reasons, and what to do. */
export function BadLink({ purpose, message, onToken }: BadLinkProps): ReactElement {
  return (
    <SignUpPageFrame title="このリンクは使えません" lead={message}>
      <FormSection title="考えられること" why={<PasteLink onToken={onToken} />} whyLast>
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
