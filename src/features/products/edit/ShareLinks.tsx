import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ShareLinks_work$key } from '../../../../__generated__/ShareLinks_work.graphql.ts';
import type { ShareLinksCreateMutation } from '../../../../__generated__/ShareLinksCreateMutation.graphql.ts';
import type { ShareLinksRevokeMutation } from '../../../../__generated__/ShareLinksRevokeMutation.graphql.ts';
import { formatDate } from '../../../lib/text/dates.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { DateText } from '../../../ui/text/DateText.tsx';
import { FormSection } from '../../../ui/fields/form/FormSection.tsx';
import { Select } from '../../../ui/choices/Select.tsx';
import { TextField } from '../../../ui/fields/text/TextField.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useAct } from '../../page/useAct.ts';
import * as css from './edit.css.ts';

const spans = [
  { value: '7', label: '7日間' },
  { value: '30', label: '30日間' },
  { value: '90', label: '90日間' },
] as const;

interface ShareLinksProps {
  readonly work: ShareLinks_work$key;
  readonly productId: string;
}

/** Links to a work that only those who have one may see. An address is shown once, when it is made. */
export function ShareLinks({ work, productId }: ShareLinksProps): ReactElement {
  const { shareLinks } = useFragment(
    graphql`
      fragment ShareLinks_work on OwnProduct {
        shareLinks {
          id
          createdAt
          expiresAt
        }
      }
    `,
    work,
  );
  const [days, setDays] = useState<(typeof spans)[number]['value']>('30');
  const [made, setMade] = useState<string | null>(null);
  const creating = useAct<ShareLinksCreateMutation>(graphql`
    mutation ShareLinksCreateMutation($productId: ID!, $days: Int!) {
      createProductShareLink(productId: $productId, days: $days) {
        shareLink {
          url
        }
        product {
          ...ShareLinks_work
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const revoking = useAct<ShareLinksRevokeMutation>(graphql`
    mutation ShareLinksRevokeMutation($id: ID!) {
      revokeProductShareLink(id: $id) {
        product {
          ...ShareLinks_work
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const create = async (): Promise<void> => {
    const answer = await creating.act({ productId, days: Number(days) });
    // One that could not be made takes nothing away: the last address is shown nowhere else.
    const url = answer?.createProductShareLink.shareLink?.url;
    if (url !== undefined) setMade(url);
  };
  const copy = async (url: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success('リンクをコピーしました。');
    } catch {
      toast.error('リンクをコピーできませんでした。欄の文字を選んでコピーしてください。');
    }
  };
  return (
    <FormSection
      title="共有リンク"
      why={<p>リンクを受け取った人は、登録していなくても期限まで見られます。</p>}
    >
      <div className={css.linkForm}>
        <Select label="期限" options={spans} value={days} onChange={setDays} />
        <Button loading={creating.pending !== null} loadingText="作成中" onClick={() => void create()}>
          リンクを作る
        </Button>
      </div>
      {made !== null && (
        <div className={css.linkForm}>
          <TextField
            label="新しいリンク"
            help="このリンクは、今しか表示されません。"
            value={made}
            readOnly
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy(made)}>コピーする</Button>
        </div>
      )}
      {shareLinks.length > 0 && (
        <ul className={css.list} aria-label="使えるリンク">
          {shareLinks.map((link) => (
            <li key={link.id} className={css.linkRow}>
              <span>
                <DateText date={link.expiresAt} time />
                まで(
                <DateText date={link.createdAt} />
                に作成)
              </span>
              <Button
                size="s"
                aria-label={`${formatDate(link.createdAt)}に作ったリンクを無効にする`}
                loading={revoking.pending?.id === link.id}
                onClick={() => void revoking.act({ id: link.id })}
              >
                無効にする
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FormSection>
  );
}
