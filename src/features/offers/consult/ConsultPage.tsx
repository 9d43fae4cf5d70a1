import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ConsultPageMutation } from '../../../../__generated__/ConsultPageMutation.graphql.ts';
import type { ConsultPageQuery } from '../../../../__generated__/ConsultPageQuery.graphql.ts';
import { part } from '../../../lib/part.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import { mutationErrors } from '../../../relay/mutationErrors.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useCommit } from '../../../relay/useCommit.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../ui/buttons/buttonClass.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormMessage } from '../../../ui/fields/form/FormMessage.tsx';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { ConsultationSlip } from '../../chat/room/cards/ConsultationSlip.tsx';
import { creatorFace } from '../../people/creatorFace.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useSession } from '../../session/session.ts';
import type { FoundCreator } from './AddRecipients.tsx';
import * as css from './consult.css.ts';
import { ConsultFields } from './ConsultFields.tsx';
import { consultingCompany } from './consultingCompany.ts';
import { consultInput, consultSchema, emptyConsult, serverFields } from './consultValues.ts';
import type { ConsultValues } from './consultValues.ts';
import { Recipients } from './Recipients.tsx';
import { SixItems } from './SixItems.tsx';

const query = graphql`
  query ConsultPageQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on CreatorUser @alias(as: "creator") {
        id
        ...creatorFace_creator
        ...Recipients_creators
      }
    }
    myCompany {
      ...SixItems_company
      ...consultingCompany_company
    }
    categories {
      id
      name
    }
    ...ConsultFields_query
  }
`;

interface ConsultPageProps {
  readonly variables: { readonly ids: readonly string[] };
}

/** `/consultations/create`: to one creator, or the same to up to ten. */
export function ConsultPage({ variables }: ConsultPageProps): ReactElement {
  const data = useRouteQuery<ConsultPageQuery>(query, { ids: [...variables.ids] });
  const creators = data.nodes.flatMap((node) => node?.creator ?? []);
  return (
    <div className={css.page}>
      <PageHead title="仕事を相談する" />
      {creators.length === 0 ? (
        <div className={css.noRecipients}>
          <EmptyState
            title="相談する相手を選んでください。"
            action={
              <Link to="/products" className={buttonClass({ variant: 'primary' })}>
                作品から探す
              </Link>
            }
          >
            作品やクリエイターのページの「仕事を相談する」から始められます。
          </EmptyState>
        </div>
      ) : (
        // Drafts are per set of recipients.
        <ConsultForm key={variables.ids.join(' ')} creators={creators} data={data} />
      )}
    </div>
  );
}

interface FormProps {
  readonly creators: readonly NonNullable<
    NonNullable<ConsultPageQuery['response']['nodes'][number]>['creator']
  >[];
  readonly data: ConsultPageQuery['response'];
}

const AddRecipients = part(async () => (await import('./AddRecipients.tsx')).AddRecipients);

const mostRecipients = 10;
const replyDays = 14;
const dayMs = 86_400_000;

function ConsultForm({ creators: given, data }: FormProps): ReactElement {
  const navigate = useNavigate();
  const state = useSession().state();
  const viewerId = state.status === 'member' ? state.viewer.id : '';
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState<readonly FoundCreator[]>([]);
  const [isAdding, setIsAdding] = useState(false);
  const creators = [...given, ...added].filter(({ id }) => !left.has(id));
  const add = (creator: FoundCreator): void => {
    setLeft((known) => new Set([...known].filter((id) => id !== creator.id)));
    if (![...given, ...added].some(({ id }) => id === creator.id)) setAdded((known) => [...known, creator]);
  };
  const [initial] = useState(emptyConsult);
  const [replyBy] = useState(() => new Date(Date.now() + replyDays * dayMs).toISOString());
  const isPosting = creators.length > 1;
  const commit = useCommit<ConsultPageMutation>(graphql`
    mutation ConsultPageMutation($input: CreateJobConsultationInput!) {
      createJobConsultation(input: $input) {
        ok
        jobConsultations {
          id
          chatRoomId
        }
        errors {
          ...mutationErrors @relay(mask: false)
        }
      }
    }
  `);
  const form = useForm<ConsultValues, unknown>({
    schema: consultSchema(isPosting),
    initial,
    draftKey: `consultation:${viewerId}:${given.map(({ id }) => id).join(',')}`,
    onSubmit: async (_, values) => {
      const response = await commit({
        input: consultInput(
          values,
          creators.map(({ id }) => id),
        ),
      });
      const errors = mutationErrors(response).map((error) => ({
        ...error,
        field: serverFields[error.field ?? ''] ?? error.field,
      }));
      if (form.failed(errors)) return;
      const sent = response.createJobConsultation.jobConsultations ?? [];
      toast.success(sent.length > 1 ? `${sent.length}人に相談を送りました。` : '相談を送りました。');
      const [one] = sent;
      const roomId = one?.chatRoomId;
      // For several, show all answers together.
      if (one !== undefined && sent.length > 1)
        await navigate({ to: '/consultations/$id', params: { id: one.id } });
      else
        await (roomId == null
          ? navigate({ to: '/messages' })
          : navigate({ to: '/messages/$roomId', params: { roomId } }));
    },
  });
  const { values } = form;
  const first = creators[0];
  const isHourly = values.offerType === 'HOURLY_RATE';
  const send = creators.length > 1 ? `${creators.length}人に送る` : '相談を送る';
  return (
    <form {...form.props} className={css.form}>
      <header className={css.head}>
        <h1 className={css.title}>仕事を相談する</h1>
        <Button type="submit" variant="primary" loading={form.pending} className={css.send}>
          {send}
        </Button>
      </header>
      <div className={css.columns}>
        <section className={css.people} aria-label="送り先">
          <Recipients
            creators={creators}
            netPrice={values.netPrice}
            isHourly={isHourly}
            firstLines={values.firstLines}
            onFirstLine={(id, line) => form.update('firstLines', (lines) => ({ ...lines, [id]: line }))}
            onRemove={(id) => setLeft((known) => new Set([...known, id]))}
          />
          <p className={css.add}>
            <Button size="s" disabled={creators.length >= mostRecipients} onClick={() => setIsAdding(true)}>
              送り先を追加する
            </Button>
            <span className={css.addNote}>{`${mostRecipients}人まで`}</span>
          </p>
          {isAdding && (
            <Suspense fallback={null}>
              <AddRecipients
                taken={new Set(creators.map(({ id }) => id))}
                isFull={creators.length >= mostRecipients}
                onAdd={add}
                onClose={() => setIsAdding(false)}
              />
            </Suspense>
          )}
          {isPosting && (
            <SixItems
              company={data.myCompany ?? null}
              hasWork={values.offerDetail.trim() !== ''}
              hasPlace={values.workingPlace.trim() !== ''}
              hasPay={values.netPrice !== null}
            />
          )}
        </section>
        <div className={css.fields}>
          <FormMessage>{form.message}</FormMessage>
          <ConsultFields form={form} query={data} isPosting={isPosting} />
        </div>
        <aside className={css.preview} aria-label="届いたときの見え方">
          <div className={css.stays}>
            <p className={css.previewHead}>
              届いたときの見え方
              {first !== undefined && <span className={css.previewName}>{creatorFace(first).name}さん</span>}
            </p>
            <div className={css.previewSlip}>
              {first !== undefined && (values.firstLines[first.id] ?? '') !== '' && (
                <p className={css.firstLine}>{values.firstLines[first.id]}</p>
              )}
              <ConsultationSlip
                isPressing
                aside={`返信は${formatDate(replyBy, { year: 'auto' })} 23:59まで`}
                slip={{
                  title: values.title === '' ? '件名' : values.title,
                  detail: values.offerDetail === '' ? '仕事の内容' : values.offerDetail,
                  isHourly,
                  hourlyPrice: values.netPrice,
                  budget: values.netPrice,
                  weeklyHours: values.weeklyHours,
                  months: values.months,
                  startsAt: values.day,
                  deadline: values.day,
                  wayOfWorking: values.wayOfWorking ?? 'FLEXIBLE',
                  place: values.workingPlace.trim() === '' ? null : values.workingPlace,
                  batchSize: creators.length,
                  purpose: values.offerPurpose.trim(),
                  category: data.categories.find(({ id }) => id === values.categoryId)?.name ?? null,
                  mayPublish: values.mayPublish,
                  publishNote: values.publishNote.trim() === '' ? null : values.publishNote,
                  company: consultingCompany(data.myCompany ?? null),
                }}
              />
            </div>
            <p className={css.note}>
              最初のひとことは、相手ごとに変えられます。ほかに誰へ送ったかは、相手には表示されません。人数だけが表示されます。
            </p>
          </div>
        </aside>
      </div>
      <div className={css.bottom}>
        <Button type="submit" variant="primary" size="l" block loading={form.pending}>
          {send}
        </Button>
      </div>
    </form>
  );
}
