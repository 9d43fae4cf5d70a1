import type { ReactElement } from 'react';
import { pageConfig } from '../../lib/config.ts';
import { webMailOf } from '../../lib/browser/webMail.ts';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';

/** The local outbox, or the address's web mail; nothing when neither is known. */
export function OpenMail({ email }: { readonly email: string }): ReactElement | null {
  const { mailbox } = pageConfig();
  const webMail = webMailOf(email);
  if (mailbox === null && webMail === null) return null;
  return (
    <a
      className={buttonClass({ variant: 'primary' })}
      href={mailbox ?? webMail?.url}
      target="_blank"
      rel="noopener noreferrer"
    >
      {mailbox === null ? `${webMail?.name}を開く` : '届いたメールを見る'}
    </a>
  );
}
