import { useBlocker, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { DraftEditor_company$key } from '../../../../__generated__/DraftEditor_company.graphql.ts';
import { stopsAtUnread } from '../../../lib/forms/stopsAtUnread.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EditorBar } from '../../../ui/editors/EditorBar.tsx';
import { EditorTabs } from '../../../ui/editors/EditorTabs.tsx';
import type { EditorSide } from '../../../ui/editors/EditorTabs.tsx';
import { hiddenSide } from '../../../ui/editors/editors.css.ts';
import { cx } from '../../../ui/cx.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { Checklist } from './publishing/Checklist.tsx';
import { checklistOf, withHeld } from './publishing/checklist.ts';
import * as css from './draft.css.ts';
import * as fieldsCss from './fields/fields.css.ts';
import { DraftBar } from './DraftBar.tsx';
import { kindNames } from './fields/kindNames.ts';
import { DraftNotes } from './DraftNotes.tsx';
import { DraftSections } from './DraftSections.tsx';
import { DraftFormContext } from './fields/formContext.ts';
import type { Term } from './fields/formContext.ts';
import { goTo } from './goTo.ts';
import type { TermsName } from './saving/draftValues.ts';
import { useDraftMessages } from './useDraftMessages.ts';
import type { Draft } from './saving/useDraft.ts';
import * as previewCss from './preview.css.ts';
import { PublishersLine } from './publishing/PublishersLine.tsx';
import { CompanyField } from './fields/CompanyField.tsx';
import { useGoneDraft } from './useGoneDraft.ts';
import { usePriceBreakdown } from './fields/usePriceBreakdown.ts';
import { part } from '../../../lib/part.ts';

const DraftPreview = part(async () => (await import('./DraftPreview.tsx')).DraftPreview);
const CheckDialog = part(async () => (await import('./publishing/CheckDialog.tsx')).CheckDialog);
const ConflictDialog = part(async () => (await import('./saving/ConflictDialog.tsx')).ConflictDialog);
const GoneDialog = part(async () => (await import('./GoneDialog.tsx')).GoneDialog);
const LeaveDraftDialog = part(async () => (await import('./LeaveDraftDialog.tsx')).LeaveDraftDialog);

interface DraftEditorProps {
  readonly draft: Draft;
  readonly company: DraftEditor_company$key;
  readonly terms: Readonly<Record<TermsName, readonly Term[]>>;
  readonly prefectures: readonly Term[];
}

export function DraftEditor({ draft, company: key, terms, prefectures }: DraftEditorProps): ReactElement {
  const company = useFragment(
    graphql`
      fragment DraftEditor_company on Company {
        ownDetail {
          isReadyForPublishing
        }
        ...CompanyField_company
        ...DraftPreview_company
        ...PublishersLine_company
      }
    `,
    key,
  );
  const { kind, id, saver, state, values } = draft;
  const [side, setSide] = useState<EditorSide>('write');
  const [step, setStep] = useState<'checking' | 'checked' | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const [later, setLater] = useState<unknown>(null);
  const price = usePriceBreakdown(values.price, values.priceSide);
  const items = checklistOf(kind, state, company.ownDetail?.isReadyForPublishing === true);
  const messages = useDraftMessages(draft);
  const router = useRouter();

  const isGone = state.step === 'gone';
  const isNew = state.saved === null;
  useEffect(() => {
    const { pathname } = router.state.location;
    if (isNew || !pathname.endsWith('/create')) return;
    // The same page under its lasting address: nothing moves, the focus neither.
    void router.navigate({
      to: `/jobs/draft/${kind}/$id/edit`,
      params: { id },
      replace: true,
      ignoreBlocker: true,
      state: (before) => ({ ...before, samePageAs: pathname }),
    });
  }, [isNew, kind, id, router]);

  const blocker = useBlocker({
    shouldBlockFn: async ({ current, next }) =>
      current.pathname !== next.pathname && saver.hasUnsent() && !(await saver.flush()),
    enableBeforeUnload: saver.hasUnsent,
    withResolver: true,
  });

  const stay = (): void => blocker.reset?.();
  const gone = useGoneDraft(draft, { stay, leave: blocker.proceed });

  const saveNow = useEffectEvent((event: KeyboardEvent) => {
    if (
      event.key.toLowerCase() !== 's' ||
      !(event.metaKey || event.ctrlKey) ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    setLater(null);
    void saver.flush();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent): void => saveNow(event);
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);

  const go = (name: string): void => {
    setSide('write');
    const wrong = state.held.find((field) => field.name === name);
    if (wrong) messages.onLeave(wrong.name);
    // The form may first have to appear, and the dialog to return the focus.
    requestAnimationFrame(() => requestAnimationFrame(() => goTo(name)));
  };
  const check = async (): Promise<void> => {
    if (stopsAtUnread(form.current)) {
      setSide('write');
      // On a phone the form may first have to appear.
      requestAnimationFrame(() => stopsAtUnread(form.current));
      return;
    }
    setStep('checking');
    setLater(null);
    await saver.flush();
    setStep('checked');
  };
  const publishers = <PublishersLine company={company} />;
  const companyField = <CompanyField company={company} />;
  const title = values.title.trim();
  const previewClass = side === 'write' ? hiddenSide : undefined;
  return (
    <DraftFormContext value={{ draft, companyField, terms, prefectures, price, ...messages }}>
      <PageHead title={title === '' ? kindNames[kind] : `${title}の下書き`} />
      <div className={css.editor}>
        <DraftBar draft={draft} checking={step === 'checking'} onCheck={() => void check()} />
        <DraftNotes state={state} publishers={publishers} onDecide={() => setLater(null)} />
        <EditorTabs side={side} onChange={setSide} />
        <div className={css.desk}>
          <Checklist
            items={items}
            isPublished={state.saved !== null && state.saved.status !== 'DRAFT'}
            isSuspended={(state.saved?.suspensionReason ?? null) !== null}
            className={side === 'look' ? hiddenSide : undefined}
            onGo={(item) => go(item.at?.name ?? 'company')}
          />
          <form
            ref={form}
            className={cx(fieldsCss.formSide, side === 'look' && hiddenSide)}
            aria-label={kindNames[kind]}
            noValidate
            onSubmit={(event) => event.preventDefault()}
          >
            <DraftSections kind={kind} values={values} />
          </form>
          <DraftPreview
            company={company}
            className={previewClass}
            waiting={<section className={cx(previewCss.previewSide, previewClass)} aria-label="プレビュー" />}
          />
        </div>
        <EditorBar side={side} onChange={setSide}>
          <Button
            variant="primary"
            loading={step === 'checking'}
            loadingText="確認しています"
            onClick={() => void check()}
          >
            公開前の確認へ
          </Button>
        </EditorBar>
      </div>
      <Suspense fallback={null}>
        {state.step === 'conflict' && state.theirs !== null && state.theirs !== later && (
          <ConflictDialog theirs={state.theirs} onClose={() => setLater(state.theirs)} />
        )}
        {isGone && (blocker.status === 'blocked' || later !== 'gone') && (
          <GoneDialog
            {...gone}
            onClose={() => {
              stay();
              setLater('gone');
            }}
          />
        )}
        {step === 'checked' && state.step !== 'conflict' && !isGone && (
          <CheckDialog
            items={withHeld(items, state.held)}
            publishers={publishers}
            onClose={() => setStep(null)}
            onGo={go}
          />
        )}
        {blocker.status === 'blocked' && !isGone && (
          <LeaveDraftDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
        )}
      </Suspense>
    </DraftFormContext>
  );
}
