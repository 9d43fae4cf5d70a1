import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import * as v from 'valibot';
import type { DownloadCompletedPageMutation } from '../../../__generated__/DownloadCompletedPageMutation.graphql.ts';
import type {
  DownloadCompletedPageQuery,
  DownloadCompletedPageQuery$variables,
} from '../../../__generated__/DownloadCompletedPageQuery.graphql.ts';
import { requiredText } from '../../lib/forms/personRules.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useRouteQuery } from '../../relay/routeQuery.ts';
import { useCommit } from '../../relay/useCommit.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { buttonClass } from '../../ui/buttons/buttonClass.ts';
import { FormMessage } from '../../ui/fields/form/FormMessage.tsx';
import { TextArea } from '../../ui/fields/text/TextArea.tsx';
import { PageHead } from '../page/PageHead.tsx';
import * as css from './documents.css.ts';

/** `/document/{id}/download-completed`: the PDF, and a form to ask for a meeting. */
export function DownloadCompletedPage({
  variables,
}: {
  readonly variables: DownloadCompletedPageQuery$variables;
}): ReactElement {
  const { documentDownload: download } = useRouteQuery<DownloadCompletedPageQuery>(
    graphql`
      query DownloadCompletedPageQuery($token: String!) {
        documentDownload(token: $token) {
          url
          wantsMeeting
          document {
            title
          }
        }
      }
    `,
    variables,
  );
  if (!download)
    return (
      <div className={css.page}>
        <PageHead title="資料を受け取る" />
        <h1 className={css.documentTitle}>このリンクは使えません</h1>
        <p className={css.documentLead}>リンクの期限は30日です。資料のページから、もう一度受け取れます。</p>
        <div className={css.acts}>
          <Link to="/document" className={buttonClass({ variant: 'primary' })}>
            資料を見る
          </Link>
        </div>
      </div>
    );
  return (
    <div className={css.page}>
      <PageHead title="資料を受け取る" />
      <h1 className={css.documentTitle}>資料をお読みいただけます</h1>
      <p className={css.documentLead}>
        「{download.document.title}」です。同じリンクをメールでもお送りしました。30日間使えます。
      </p>
      <div className={css.acts}>
        <a href={download.url} className={buttonClass({ variant: 'primary', size: 'l' })}>
          PDFを開く
        </a>
        <Link to="/document" className={buttonClass({ size: 'l' })}>
          ほかの資料を見る
        </Link>
      </div>
      {!download.wantsMeeting && <MeetingForm token={variables.token} />}
    </div>
  );
}

const schema = v.object({ preference: requiredText('ご希望の日時', 500) });

function MeetingForm({ token }: { readonly token: string }): ReactElement {
  const navigate = useNavigate();
  const request = useCommit<DownloadCompletedPageMutation>(graphql`
    mutation DownloadCompletedPageMutation($token: String!, $preference: String!) {
      requestDocumentMeeting(token: $token, preference: $preference) {
        ok
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm({
    schema,
    initial: { preference: '' },
    onSubmit: async (output) => {
      const { errors } = (await request({ ...output, token })).requestDocumentMeeting;
      if (!form.failed(errors)) await navigate({ to: '/document/schedule-completed' });
    },
  });
  return (
    <section className={css.meeting} aria-labelledby="document-meeting">
      <h2 id="document-meeting" className={css.formTitle}>
        話を聞きたい方へ
      </h2>
      <form {...form.props} className={css.form}>
        <TextArea
          label="ご希望の日時"
          requirement="required"
          minRows={3}
          limit={500}
          placeholder="例　来週の平日、13時から17時のあいだで30分"
          {...form.field('preference')}
        />
        <FormMessage>{form.message}</FormMessage>
        <div>
          <Button type="submit" loading={form.pending} loadingText="送信中">
            面談を申し込む
          </Button>
        </div>
      </form>
    </section>
  );
}
