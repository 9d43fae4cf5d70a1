import { useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import * as v from 'valibot';
import { useAct } from '../../features/page/useAct.ts';
import { optionalText, requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import type { FormError } from '../../lib/failureWords.ts';
import { formatDateTime } from '../../lib/text/dates.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/choices/Select.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { TextField } from '../../ui/fields/text/TextField.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import type { NoticeForm_notice$key } from '../__generated__/NoticeForm_notice.graphql.ts';
import type { NoticeFormChangeMutation } from '../__generated__/NoticeFormChangeMutation.graphql.ts';
import type { NoticeFormDropMutation } from '../__generated__/NoticeFormDropMutation.graphql.ts';
import type { NoticeFormWriteMutation } from '../__generated__/NoticeFormWriteMutation.graphql.ts';
import * as split from '../split.css.ts';
import { whenDone } from '../whenDone.ts';
import {
  audienceOptions,
  audiences,
  audienceWords,
  kindOptions,
  kinds,
  momentOf,
  partsOf,
  timesWith,
} from './noticeWords.ts';
import * as css from './notices.css.ts';
import { Preview } from './Preview.tsx';

const usualTime = '10:00';
const contentMost = 2000;
const linkMost = 500;

const schema = v.object({
  kind: v.picklist(kinds),
  audience: v.picklist(audiences),
  content: requiredText('本文', contentMost),
  link: optionalText('リンク先', linkMost),
  /** The day; named as the server names the moment. */
  publishAt: v.nullable(v.string()),
  time: v.string(),
});

interface NoticeFormProps {
  /** One that waits for its moment; null for a new one. */
  readonly notice: NoticeForm_notice$key | null;
  readonly onDone: () => void;
}

/** Words to members: to whom, when, and how they will read them. */
export function NoticeForm({ notice, onDone }: NoticeFormProps): ReactElement {
  const known = useFragment(
    graphql`
      fragment NoticeForm_notice on HouseNotice {
        id
        kind
        audience
        content
        link
        publishAt
      }
    `,
    notice,
  );
  const at = known ? partsOf(known.publishAt) : null;
  const [asked, setAsked] = useState<'drop' | 'publish' | null>(null);
  const initial: v.InferInput<typeof schema> = {
    kind: known?.kind ?? 'INFORMATION',
    audience: known?.audience ?? 'ALL',
    content: known?.content ?? '',
    link: known?.link ?? '',
    publishAt: at?.day ?? null,
    time: at?.time ?? usualTime,
  };
  const form = useForm({ schema, initial, onSubmit: () => setAsked('publish') });
  const refused = (errors: readonly FormError[]): boolean => {
    setAsked(null);
    return form.failed(errors);
  };
  const write = useAct<NoticeFormWriteMutation>(
    graphql`
      mutation NoticeFormWriteMutation(
        $kind: NoticeKind!
        $audience: NoticeAudience!
        $content: String!
        $link: String
        $publishAt: DateTime
      ) {
        writeNotice(kind: $kind, audience: $audience, content: $content, link: $link, publishAt: $publishAt) {
          noticeId
          errors {
            ...adminErrors @relay(mask: false)
          }
        }
      }
    `,
    refused,
  );
  const change = useAct<NoticeFormChangeMutation>(
    graphql`
      mutation NoticeFormChangeMutation(
        $id: ID!
        $kind: NoticeKind!
        $audience: NoticeAudience!
        $content: String!
        $link: String
        $publishAt: DateTime
      ) {
        changeNotice(
          id: $id
          kind: $kind
          audience: $audience
          content: $content
          link: $link
          publishAt: $publishAt
        ) {
          ok
          errors {
            ...adminErrors @relay(mask: false)
          }
        }
      }
    `,
    refused,
  );
  const drop = useAct<NoticeFormDropMutation>(graphql`
    mutation NoticeFormDropMutation($id: ID!) {
      dropNotice(id: $id) {
        ok
        errors {
          ...adminErrors @relay(mask: false)
        }
      }
    }
  `);
  const { kind, audience, content, link, publishAt: day, time } = form.values;
  const publishAt = day === null ? null : momentOf(day, time);
  const act = publishAt === null ? '公開する' : known === null ? '予約する' : '変更を保存する';
  const send = (): void => {
    const words = { kind, audience, content, link: link.trim() === '' ? null : link.trim(), publishAt };
    const goOn = (): void => {
      setAsked(null);
      toast.success(publishAt === null ? 'お知らせを公開しました。' : '公開を予約しました。');
      onDone();
    };
    if (known == null) void whenDone(write.act(words), goOn);
    else void whenDone(change.act({ id: known.id, ...words }), goOn);
  };
  return (
    <section className={split.pane} aria-label={known == null ? '新しいお知らせ' : '予約したお知らせ'}>
      <form {...form.props} aria-label="お知らせの内容">
        <h2 className={split.paneTitle}>{known == null ? '新しいお知らせ' : '予約したお知らせ'}</h2>
        <div className={css.desk}>
          <div className={css.form}>
            <FormMessage>{form.message}</FormMessage>
            <div className={css.pair}>
              <Select label="種類" options={kindOptions} {...form.field('kind')} />
              <Select label="対象" options={audienceOptions} {...form.field('audience')} />
            </div>
            <TextArea
              label="本文"
              requirement="required"
              limit={contentMost}
              minRows={5}
              {...form.field('content')}
            />
            <TextField
              label="リンク先"
              requirement="optional"
              help="つむぎ内の場所(例: /journal)か、https://で始まるURL"
              {...form.field('link')}
            />
            <div className={css.pair}>
              <DateField
                label="公開日"
                requirement="optional"
                help="空欄の場合は、すぐに公開されます。"
                {...form.field('publishAt')}
              />
              {day !== null && (
                <Select label="時刻(日本時間)" options={timesWith(time)} {...form.field('time')} />
              )}
            </div>
            {(kind === 'CAMPAIGN' || kind === 'NEW_FEATURE') && (
              <p className={css.facts}>広告にあたるため、メールは受信に同意した人にだけ送られます。</p>
            )}
          </div>
          <Preview
            kind={kind}
            content={content}
            link={link.trim()}
            when={`${audienceWords[audience]}　${publishAt === null ? '公開後すぐ' : formatDateTime(publishAt)}`}
          />
        </div>
        <div className={split.acts}>
          <Button type="submit" variant="primary" loading={write.pending !== null || change.pending !== null}>
            {act}
          </Button>
          {known != null && (
            <Button variant="danger" loading={drop.pending !== null} onClick={() => setAsked('drop')}>
              予約を取り消す
            </Button>
          )}
        </div>
      </form>
      {asked === 'publish' && (
        <ConfirmDialog
          open
          title={publishAt === null ? 'お知らせを公開しますか' : '公開を予約しますか'}
          act={act}
          pending={write.pending !== null || change.pending !== null}
          onClose={() => setAsked(null)}
          onConfirm={send}
        >
          {publishAt === null
            ? `${audienceWords[audience]}に公開します。公開したあとは、変更も取り消しもできません。`
            : `${formatDateTime(publishAt)}に、${audienceWords[audience]}に公開します。それまでは変更できます。`}
        </ConfirmDialog>
      )}
      {asked === 'drop' && known != null && (
        <ConfirmDialog
          open
          title="予約を取り消しますか"
          act="取り消す"
          pending={drop.pending !== null}
          onClose={() => setAsked(null)}
          onConfirm={() => {
            void whenDone(drop.act({ id: known.id }), () => {
              toast.success('予約を取り消しました。');
              onDone();
            });
          }}
        >
          このお知らせは公開されません。
        </ConfirmDialog>
      )}
    </section>
  );
}
