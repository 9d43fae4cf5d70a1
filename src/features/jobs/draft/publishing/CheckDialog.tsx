import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { failureWords, withTime } from '../../../../lib/failureWords.ts';
import type { FormError } from '../../../../lib/failureWords.ts';
import { outdatePages } from '../../../../relay/outdate.ts';
import { Button } from '../../../../ui/buttons/Button.tsx';
import { buttonClass } from '../../../../ui/buttons/buttonClass.ts';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { FormMessage } from '../../../../ui/fields/form/FormMessage.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import type { CheckItem } from './checklist.ts';
import { CheckSummary } from './CheckSummary.tsx';
import * as dialogsCss from '../dialogs.css.ts';
import * as fieldsCss from '../fields/fields.css.ts';
import { fieldsOf } from '../fields/draftFields.ts';
import { useDraftForm } from '../fields/formContext.ts';
import { isGone } from '../isGone.ts';
import { publishWordsOf } from './publishWords.ts';
import { heldWords } from '../../held/heldWords.ts';
import { SuspensionLine } from './SuspensionLine.tsx';
import { usePublish } from './usePublish.ts';

interface CheckDialogProps {
  readonly items: readonly CheckItem[];
  readonly onClose: () => void;
  readonly onGo: (name: string) => void;
  /** Who may publish, for those who may not. */
  readonly publishers: ReactElement;
}

/** Before publishing: what is missing, or a summary. */
export function CheckDialog({ items, onClose, onGo, publishers }: CheckDialogProps): ReactElement {
  const { draft } = useDraftForm();
  const navigate = useNavigate();
  const environment = useRelayEnvironment();
  const publish = usePublish(draft.kind);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState<ReactNode>(null);
  const { saver, state } = draft;
  const gaps = items.filter(({ isMet }) => !isMet);
  const words = publishWordsOf(state.saved);
  const suspension = state.saved?.suspensionReason ?? null;
  const mayPublish = suspension === null && state.saved?.canPublish !== false;

  const go = (item: CheckItem): void => {
    onClose();
    onGo(item.at?.name ?? 'company');
  };
  const refused = (errors: readonly FormError[]): void => {
    const rest = saver.refuse(errors);
    if (rest.length > 0) {
      setMessage(refusalWords(rest));
      return;
    }
    const wrong = fieldsOf(draft.kind).find(({ name }) => saver.state().refusals.has(name));
    onClose();
    if (wrong) onGo(wrong.name);
  };
  const send = async (): Promise<void> => {
    if (!(await saver.flush())) {
      setMessage('変更をまだ送れていないため、公開できません。つながったら、もう一度お試しください。');
      return;
    }
    // The last save may have been refused.
    const [held] = saver.state().held;
    if (held) {
      onClose();
      onGo(held.name);
      return;
    }
    const { errors, isHeld } = await publish(draft.id);
    if (isGone(errors)) {
      saver.lose();
      onClose();
      return;
    }
    if (errors.length > 0) {
      refused(errors);
      return;
    }
    saver.finish();
    outdatePages(environment);
    toast.success(isHeld ? heldWords : words.done);
    await navigate({ to: '/jobs/$id', params: { id: draft.id }, ignoreBlocker: true });
  };
  const press = async (): Promise<void> => {
    const [first] = gaps;
    if (first) {
      go(first);
      return;
    }
    setPending(true);
    setMessage(null);
    try {
      await send();
    } catch (error) {
      setMessage(failureWords(error));
    }
    setPending(false);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={gaps.length > 0 ? `あと${gaps.length}項目で公開できます` : words.title}
      footer={
        <>
          <Button onClick={onClose}>編集に戻る</Button>
          {mayPublish && (
            <Button
              variant="primary"
              loading={pending}
              loadingText={words.pending}
              onClick={() => void press()}
            >
              {words.act}
            </Button>
          )}
        </>
      }
    >
      <FormMessage>{message}</FormMessage>
      {suspension === null ? !mayPublish && publishers : <SuspensionLine reason={suspension} />}
      {gaps.length > 0 ? <Gaps gaps={gaps} onGo={go} /> : <CheckSummary />}
    </Dialog>
  );
}

function Gaps({ gaps, onGo }: { gaps: readonly CheckItem[]; onGo: (item: CheckItem) => void }): ReactElement {
  return (
    <>
      {gaps.some(({ isWrong }) => !isWrong) && <p>求人の表示に、法令で必要な項目です。</p>}
      {gaps.some(({ isWrong }) => isWrong) && <p>{wrongWords(gaps)}</p>}
      <ul className={dialogsCss.gaps}>
        {gaps.map((item) => (
          <li key={item.field} className={dialogsCss.gap}>
            {item.label}
            {item.at === null ? (
              <Link to="/my_company" className={buttonClass({ size: 's' })}>
                会社のページへ
              </Link>
            ) : (
              <Button size="s" onClick={() => onGo(item)}>
                {item.isWrong ? '修正する' : '入力する'}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function wrongWords(gaps: readonly CheckItem[]): string {
  const wrong = gaps.filter(({ isWrong }) => isWrong);
  const which = wrong.length === gaps.length ? '次の項目' : wrong.map(({ label }) => `「${label}」`).join('');
  return `${which}は、書いた内容をこのままでは保存できません。修正すると公開できます。`;
}

/** Errors with a link to what fixes them. */
function refusalWords(errors: readonly FormError[]): ReactNode {
  return errors.map((error) => (
    <span key={error.message}>
      {withTime(error)}
      {error.__typename === 'CompanyNotFoundError' && (
        <Link to="/my_company" className={fieldsCss.textLink}>
          会社のページを見る
        </Link>
      )}
      {error.__typename === 'UserEditPrivilegeError' && '公開は、会社の管理者に頼んでください。'}
    </span>
  ));
}
