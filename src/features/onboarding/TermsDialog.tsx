import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { TermsDialogMutation } from '../../../__generated__/TermsDialogMutation.graphql.ts';
import type { TermsDialogQuery } from '../../../__generated__/TermsDialogQuery.graphql.ts';
import { useQuery } from '../../relay/useQuery.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import { link } from '../../ui/text/link.css.ts';
import { useAct } from '../page/useAct.ts';
import * as css from './TermsDialog.css.ts';

const pages: Readonly<
  Record<string, '/privacy-policy' | '/terms' | '/legal/terms-corporate' | '/legal/terms-creator'>
> = {
  TERMS: '/terms',
  TERMS_CORPORATE: '/legal/terms-corporate',
  TERMS_CREATOR: '/legal/terms-creator',
  PRIVACY_POLICY: '/privacy-policy',
};

interface TermsDialogProps {
  /** Asks again at the next visit. */
  readonly onLater: () => void;
  readonly onAgreed: () => void;
}

/** For members whose agreed terms have changed: says what changed and asks to agree. */
export function TermsDialog({ onLater, onAgreed }: TermsDialogProps): ReactElement | null {
  const { me } = useQuery<TermsDialogQuery>(
    graphql`
      query TermsDialogQuery {
        me {
          textsToAgree {
            kind
            title
            version
            inForceFrom
            versions {
              version
              changes
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  const { act, pending } = useAct<TermsDialogMutation>(graphql`
    mutation TermsDialogMutation {
      agreeToTexts {
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const texts = me?.textsToAgree ?? [];
  // Agreed in another tab meanwhile.
  if (texts.length === 0) return null;
  const agree = async (): Promise<void> => {
    if ((await act({})) !== null) onAgreed();
  };
  return (
    <Dialog
      open
      onClose={onLater}
      title="規約が新しくなりました"
      footer={
        <>
          <Button onClick={onLater}>あとで確認する</Button>
          <Button variant="primary" loading={pending !== null} onClick={() => void agree()}>
            同意する
          </Button>
        </>
      }
    >
      <p>変更の内容を確認のうえ、同意をお願いします。</p>
      <ul className={css.texts}>
        {texts.map(({ kind, title, version, inForceFrom, versions }) => {
          const to = pages[kind];
          const changes = versions.find((older) => older.version === version - 1)?.changes;
          return (
            <li key={kind} className={css.text}>
              <p className={css.name}>
                {title}
                <span className={css.facts}>
                  第{version}版　
                  <DateText date={`${inForceFrom}T00:00:00+09:00`} />
                  から適用
                </span>
              </p>
              {changes != null && <p>{changes}</p>}
              {to && (
                <Link to={to} target="_blank" className={link}>
                  全文と改定の履歴を読む
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
