import { useState } from 'react';
import type { ReactElement } from 'react';
import { CreatorEmailForm } from './CreatorEmailForm.tsx';
import { MailSent } from './MailSent.tsx';
import { sentMail } from './sentMail.ts';

/** `/sign_up/creator`: an address, or Google; then where the mail went. */
export function CreatorSignUpPage(): ReactElement {
  const [sent, setSent] = useState(sentMail.read);
  const [wrong, setWrong] = useState('');
  if (sent === null) {
    return (
      <CreatorEmailForm
        email={wrong}
        onSent={(email) => {
          const mail = { email, at: Date.now() };
          sentMail.keep(mail);
          setSent(mail);
        }}
      />
    );
  }
  return (
    <MailSent
      key={sent.email}
      mail={sent}
      onResent={(mail) => {
        sentMail.keep(mail);
        setSent(mail);
      }}
      onWrong={() => {
        setWrong(sent.email);
        sentMail.forget();
        setSent(null);
      }}
    />
  );
}
